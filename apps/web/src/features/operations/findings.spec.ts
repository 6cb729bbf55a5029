import { findingsOf } from './findings';
import { askedText, durationText, readable, rebuildText } from './operations-words';
import { nextTryText, outsideServices } from './outside-services';
import { overviewWith } from './testing/overview-with';

const texts = (...changes: Parameters<typeof overviewWith>) =>
  findingsOf(overviewWith(...changes)).map(({ text }) => text);

describe('what needs a person', () => {
  it('is nothing while all is well', () => {
    expect(texts({})).toEqual([]);
  });

  it('is a payment provider whose books nobody has read since the night before last', () => {
    const { reconciliation } = overviewWith({});
    const readUpTo = (until: string) => texts({ reconciliation: { ...reconciliation!, until } });
    expect(readUpTo('2026-10-31T21:00:00.000Z')).toEqual([]);
    expect(readUpTo('2026-10-31T20:00:00.000Z')).toEqual([
      'The payment provider’s books were last read 2 days ago. See the jobs of Reconciliation sweep',
    ]);
    expect(texts({ reconciliation: null })).toEqual([]);
  });

  it('is what has needed a person in the reconciliation for too long, or is too much', () => {
    const { exceptions } = overviewWith({});
    expect(texts({ exceptions: { ...exceptions, alarming: true } })).toEqual([
      '3 payments and payouts need a person, the oldest from 2 days ago. Settle them',
    ]);
    const [one] = exceptions.ages;
    const alone = { ...exceptions, ages: [{ ...one!, cases: 1 }], oldest: null, alarming: true };
    expect(texts({ exceptions: alone })).toEqual(['1 payment or payout needs a person. Settle them']);
  });

  it('is told in words that say what to do, the gravest first', () => {
    const [subscription] = overviewWith({}).subscriptions;
    expect(
      texts({
        subscriptions: [
          { ...subscription!, name: 'customer-table', state: 'behind', lagSeconds: 12.4, lagEvents: 3 },
          { ...subscription!, name: 'account-mails', state: 'stopped', stoppedSince: '2026-11-02T08:57:00.000Z' },
          { ...subscription!, name: 'relay-events', kind: 'relay', state: 'behind', lagSeconds: 70 },
        ],
        parked: { total: 1, streams: [] },
        jobs: { queues: [], failed: [], failedTotal: 2 },
        mail: { waiting: 4, failed: 0, oldestWaitingSeconds: 185, lastSent: null },
        processes: [],
        databases: [
          { name: 'main', health: { version: '18', connections: 110, limit: 120, bytes: 1 } },
          { name: 'keys', health: null },
        ],
      }),
    ).toEqual([
      'No worker is running: pages stand still and no mail is sent. Start the projectors',
      'The database of keys does not answer',
      'Customer table is 12 s behind; the alarm is at 5 s',
      'Account mails is not running, stopped 3 minutes ago',
      'Relay events is 1 min 10 s behind; the alarm is at 5 s. See whether the brokers of Kafka answer',
      '1 stream is set aside. Mend the cause, then retry',
      '2 jobs have failed for good. Mend the cause, then retry',
      'The main database has few connections left: 110 of 120 are in use',
      'Mail has been waiting for 3 min 5 s. See whether the mail server answers',
    ]);
  });

  it('is a service outside that a running process spares, told once with the longest time', () => {
    const [api, worker] = overviewWith({}).processes;
    const away = (minute: number) => ({
      awaySince: `2026-11-02T08:${minute}:00.000Z`,
      nextTry: '2026-11-02T09:00:08.000Z',
    });
    const processes = [
      { ...api!, providers: [{ name: 'xero', ...away(57) }] },
      { ...worker!, providers: [{ name: 'xero', ...away(50) }] },
      { ...worker!, id: 'gone', alive: false, providers: [{ name: 'stripe', ...away(30) }] },
    ];
    expect(texts({ processes })).toEqual([
      'Xero gives no good answer since 10 minutes ago. It is tried again without you; see whether it is down',
    ]);
    const [xero, ...others] = outsideServices(processes);
    expect(others).toEqual([]);
    expect(xero).toMatchObject({ usedBy: 'Asked by 1 API process and 1 worker' });
    expect(xero!.sparedBy.map(({ process, since }) => [process.kind, since])).toEqual([
      ['projectors', '2026-11-02T08:50:00.000Z'],
      ['api', '2026-11-02T08:57:00.000Z'],
    ]);
    const now = '2026-11-02T09:00:00.000Z';
    expect(nextTryText('2026-11-02T09:00:08.000Z', now)).toBe('tried again in 8 s');
    expect([nextTryText(now, now), nextTryText(null, now)]).toEqual(Array(2).fill('tried again by the next call'));
  });

  it('is a log that was changed, that nobody verified lately, or whose roots fail to come', () => {
    const last = { at: '2026-11-01T02:00:00.000Z', events: 9, roots: 1, fault: null, finished: true, askedBy: null };
    const root = { position: 9, madeAt: '2026-11-02T08:30:00.000Z', keyId: 'k' };
    const verification = { root, last, runningSince: null };
    expect(texts({ verification })).toEqual([]);
    expect(texts({ verification: { ...verification, last: null } })).toEqual([
      'Nobody has verified the log yet. Verify it now',
    ]);
    expect(texts({ verification: { ...verification, last: null }, head: 0 })).toEqual([]);
    expect(texts({ verification: { ...verification, last: { ...last, fault: 'The first bad event' } } })).toEqual([
      'The log was changed. See which event, and keep a copy',
    ]);
    expect(texts({ verification: { ...verification, last: { ...last, fault: 'Lost', finished: false } } })).toEqual([
      'The last verification of the log broke off. Verify again',
    ]);
    expect(
      texts({
        verification: {
          ...verification,
          last: { ...last, at: '2026-10-30T02:00:00.000Z' },
          root: { ...root, madeAt: '2026-11-02T05:00:00.000Z' },
        },
      }),
    ).toEqual([
      'The log was last verified 3 days ago. Verify it now',
      'No root was signed since 4 hours ago. See the jobs of Seal log',
    ]);
  });
});

describe('the words of the page', () => {
  it.each([
    [0.4, '0.4 s'],
    [12.4, '12 s'],
    [185, '3 min 5 s'],
    [12_000, '3 h 20 min'],
    [400_000, '4 days'],
  ])('tell %s seconds as %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });

  it('tell names, requests and rebuilds', () => {
    expect(readable('customer-table')).toBe('Customer table');
    expect(askedText({ kind: 'stream-retry', name: 'customer-table', item: 'account-1' })).toBe(
      'Retry of account-1 for Customer table',
    );
    expect(rebuildText({ done: 1200, all: 5000, perSecond: 400, secondsLeft: 9.5 }, true)).toBe(
      '1,200 of 5,000 events, 400 a second, 9.5 s left',
    );
    expect(rebuildText({ done: 1200, all: 5000, perSecond: 400, secondsLeft: 9.5 }, false)).toBe('9.5 s left');
  });
});
