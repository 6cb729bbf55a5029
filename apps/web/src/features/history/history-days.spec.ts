import type { HistoryEntry } from './history.api';
import { daysBegin, dayTitle, shortMoment, timeOf } from './history-days';
import { actorText, fromText } from './history-words';

const now = new Date('2026-11-02T09:30:00.000Z');
const entry = (occurredAt: string): HistoryEntry => ({
  position: Date.parse(occurredAt),
  eventId: occurredAt,
  type: 'accounts.signed-in.v1',
  what: 'Logged in',
  detail: null,
  kind: 'access',
  tone: 'good',
  occurredAt,
  actor: { kind: 'customer', id: 'acc_1', name: 'Ann' },
  onBehalfOf: null,
  changes: [],
  gathered: null,
  from: { browser: null, ip: null },
});

describe('the account history', () => {
  it('keeps the days of London, also across the end of summer time', () => {
    const entries = [
      '2026-11-02T00:10:00.000Z',
      '2026-10-24T23:30:00.000Z',
      '2026-10-24T23:10:00.000Z',
      '2026-10-24T22:30:00.000Z',
    ].map(entry);
    const days = daysBegin(0, 3, (index) => entries[index], now);
    expect([...days]).toEqual([
      [0, 'Today, Monday 2 November'],
      [1, 'Sunday 25 October'],
      [3, 'Saturday 24 October'],
    ]);
    expect(timeOf('2026-10-24T23:30:00.000Z')).toBe('00:30');
    const known = (index: number) => (index < 2 ? undefined : entries[index]);
    expect([...daysBegin(0, 3, known, now).keys()]).toEqual([2, 3]);
    expect(dayTitle('2025-12-31T12:00:00.000Z', now)).toBe('Wednesday 31 December 2025');
    expect(shortMoment('2026-11-02T09:05:00.000Z', now)).toBe('09:05');
    expect(shortMoment('2026-10-31T09:05:00.000Z', now)).toBe('31 Oct');
  });

  it('says who acted and from where', () => {
    expect(actorText({ kind: 'super-admin', id: 'acc_2', name: 'Ruth' })).toBe('Ruth (super admin)');
    expect(actorText({ kind: 'admin', id: 'acc_2', name: null })).toBe('Admin');
    expect(actorText({ kind: 'system', id: 'onboarding-journey-start', name: null })).toBe(
      'System (onboarding journey start)',
    );
    expect(actorText({ kind: 'system', id: 'acc_2', name: 'Ruth' })).toBe('Ruth (at the terminal)');
    expect(actorText({ kind: 'anonymous', id: 'anonymous', name: null })).toBe('Somebody not logged in');
    expect(fromText({ browser: 'Firefox on Windows', ip: '203.0.113.7' })).toBe('Firefox on Windows, 203.0.113.7');
    expect(fromText({ browser: 'erased', ip: 'erased' })).toBe('erased');
    expect(fromText({ browser: null, ip: null })).toBe('');
  });
});
