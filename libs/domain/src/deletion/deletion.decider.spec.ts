import * as fc from 'fast-check';
import type { DeletionCommand } from './deletion.commands';
import { deletionDecider, GRACE_DAYS } from './deletion.decider';
import type { DeletionEvent } from './deletion.events';
import { CERTIFICATE_FORMAT, type ErasureCertificate } from './erasure-certificate';

const START = Date.parse('2026-11-02T09:00:00.000Z');
const DAY = 86_400_000;
const at = (ms: number): Date => new Date(START + ms);

const requested = (by: 'holder' | 'staff', deleteAt: Date): DeletionEvent => ({
  type: 'deletion.requested.v1',
  data: { by, deleteAt: deleteAt.toISOString() },
});
const cancelled: DeletionEvent = { type: 'deletion.cancelled.v1', data: {} };
const accessEnded: DeletionEvent = { type: 'deletion.access-ended.v1', data: {} };
const erased: DeletionEvent = { type: 'deletion.personal-data-erased.v1', data: {} };

const stateAfter = (given: readonly DeletionEvent[]) =>
  given.reduce(deletionDecider.evolve, deletionDecider.initialState);
const decide = (given: readonly DeletionEvent[], command: DeletionCommand) =>
  deletionDecider.decide(command, stateAfter(given));
const decided = (...value: readonly DeletionEvent[]) => ({ ok: true, value });
const refusal = (code: string) => ({ ok: false, failure: { code } });

describe('deletion from the sign-in', () => {
  it('[ERASE-01~, SIGNIN-12~] ends access at once, without grace, and only once the trial is over', () => {
    const now = at(0);
    expect(decide([], { name: 'DeleteAtOnce', unpaid: true, at: now })).toEqual(
      decided(requested('holder', now), accessEnded),
    );
    expect(decide([], { name: 'DeleteAtOnce', unpaid: false, at: now })).toEqual(refusal('TRIAL_NOT_ENDED'));
  });

  it('changes nothing when it comes again', () => {
    const again = { name: 'DeleteAtOnce', unpaid: true, at: at(1) } as const;
    expect(decide([requested('holder', at(0)), accessEnded], again)).toEqual(decided());
    expect(decide([requested('holder', at(0)), accessEnded, erased], again)).toEqual(decided());
  });
});

describe('deletion by staff', () => {
  const start = (trialEndsAt: string | null = null): DeletionCommand => ({
    name: 'StartDeletion',
    trialEndsAt,
    at: at(0),
  });
  const grace = [requested('staff', at(GRACE_DAYS * DAY))];

  it('[ERASE-01~] has seven days of grace, or until a trial that still runs is over', () => {
    expect(decide([], start())).toEqual(decided(...grace));
    expect(decide([], start(at(3 * DAY).toISOString()))).toEqual(decided(requested('staff', at(3 * DAY))));
    expect(decide([], start(at(-DAY).toISOString()))).toEqual(decided(...grace));
    expect(decide(grace, start())).toEqual(decided());
  });

  it('[ERASE-01~] may be cancelled to the last millisecond and ends access from the next one on', () => {
    const last = GRACE_DAYS * DAY - 1;
    expect(decide(grace, { name: 'CancelDeletion', at: at(last) })).toEqual(decided(cancelled));
    expect(decide(grace, { name: 'EndAccess', at: at(last) })).toEqual(refusal('GRACE_NOT_OVER'));
    expect(decide(grace, { name: 'CancelDeletion', at: at(last + 1) })).toEqual(refusal('TOO_LATE'));
    expect(decide(grace, { name: 'EndAccess', at: at(last + 1) })).toEqual(decided(accessEnded));
  });

  it('leaves a cancelled one alone when its time comes', () => {
    const end = { name: 'EndAccess', at: at(GRACE_DAYS * DAY) } as const;
    expect(decide([...grace, cancelled], end)).toEqual(refusal('NOT_UNDER_DELETION'));
    expect(decide([...grace, cancelled], { name: 'CancelDeletion', at: at(1) })).toEqual(refusal('NOT_UNDER_DELETION'));
  });

  it('moves with the trial that it waits for, later and never earlier, and not once it is stopped or over', () => {
    const follow = (ms: number): DeletionCommand => ({ name: 'FollowTrial', trialEndsAt: at(ms).toISOString() });
    const waiting = [requested('staff', at(3 * DAY))];
    expect(decide(waiting, follow(17 * DAY))).toEqual(decided(requested('staff', at(17 * DAY))));
    expect(decide(waiting, follow(3 * DAY))).toEqual(decided());
    expect(decide(waiting, follow(2 * DAY))).toEqual(decided());
    expect(decide([], follow(17 * DAY))).toEqual(decided());
    expect(decide([...waiting, cancelled], follow(17 * DAY))).toEqual(decided());
    expect(decide([...waiting, accessEnded], follow(17 * DAY))).toEqual(decided());
    const moved = [...waiting, requested('staff', at(17 * DAY))];
    expect(decide(moved, { name: 'EndAccess', at: at(3 * DAY) })).toEqual(refusal('GRACE_NOT_OVER'));
  });

  it('does not begin on an account that is gone', () => {
    expect(decide([...grace, accessEnded], start())).toEqual(refusal('ALREADY_DELETED'));
  });
});

describe('a deletion that staff complete', () => {
  const instant = at(GRACE_DAYS * DAY);
  const grace = [requested('staff', instant)];
  const complete = (seen: Date | null): DeletionCommand => ({
    name: 'CompleteDeletion',
    seen: seen?.toISOString() ?? null,
    at: at(DAY),
  });

  it('[DEL-02~] ends access at once, whether the days of grace had begun or not, and only once', () => {
    expect(decide([], complete(null))).toEqual(decided(requested('staff', at(DAY)), accessEnded));
    expect(decide(grace, complete(instant))).toEqual(decided(accessEnded));
    expect(decide(grace, complete(null))).toEqual(decided(accessEnded));
    expect(decide([...grace, accessEnded], complete(instant))).toEqual(decided());
    expect(decide([...grace, accessEnded, erased], complete(null))).toEqual(decided());
  });

  it('is refused where the deletion that was seen has been stopped, also where another one began since', () => {
    expect(decide([...grace, cancelled], complete(instant))).toEqual(refusal('NOT_UNDER_DELETION'));
    const anew = [...grace, cancelled, requested('staff', at(9 * DAY))];
    expect(decide(anew, complete(instant))).toEqual(refusal('NOT_UNDER_DELETION'));
  });
});

describe('stop, complete and the timer at once', () => {
  const instant = at(GRACE_DAYS * DAY);
  const grace = [requested('staff', instant)];
  const LAST_SECOND = { min: GRACE_DAYS * DAY - 1_000, max: GRACE_DAYS * DAY + 1_000 };

  it('[DEL-02~, ERASE-01~] have one outcome in any order, however close to the last instant', () => {
    const moment = fc.integer(LAST_SECOND).map(at);
    const contenders = fc
      .tuple(moment, moment, moment)
      .map(([stop, completion, timer]): readonly DeletionCommand[] => [
        { name: 'CancelDeletion', at: stop },
        { name: 'CompleteDeletion', seen: instant.toISOString(), at: completion },
        { name: 'EndAccess', at: timer },
      ])
      .chain((commands) => fc.shuffledSubarray([...commands], { minLength: 2 }));
    fc.assert(
      fc.property(contenders, (commands) => {
        const log: DeletionEvent[] = [...grace];
        for (const command of commands) {
          const outcome = decide(log, command);
          if (outcome.ok) log.push(...outcome.value);
        }
        const outcomes = log.slice(1).map(({ type }) => type);
        const nobodyCould = commands.every(
          (command) =>
            (command.name === 'CancelDeletion' && command.at >= instant) ||
            (command.name === 'EndAccess' && command.at < instant),
        );
        expect(outcomes).toEqual(
          nobodyCould ? [] : [expect.stringMatching(/^deletion\.(cancelled|access-ended)\.v1$/)],
        );
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the erasure', () => {
  it('[ERASE-01~] is recorded once, and only after access has ended', () => {
    const record = { name: 'RecordErasure' } as const;
    expect(decide([], record)).toEqual(refusal('ACCESS_NOT_ENDED'));
    expect(decide([requested('staff', at(0))], record)).toEqual(refusal('ACCESS_NOT_ENDED'));
    expect(decide([accessEnded], record)).toEqual(decided(erased));
    expect(decide([accessEnded, erased], record)).toEqual(decided());
  });
});

const certificate = {
  ...{ format: CERTIFICATE_FORMAT, certificateId: 'KE-0A1B2C3D4E5F', account: 'acc_1', askedBy: 'staff' },
  ...{ askedAt: at(0).toISOString(), accessEndedAt: at(1).toISOString(), erasedAt: at(2).toISOString() },
  ...{ erasureEventId: 'e', erased: ['identity'], kept: ['payments'], payments: 1 },
  ...{ keyBackupsGoneBy: at(30 * DAY).toISOString(), keyId: 'k', signature: 's' },
} as const satisfies ErasureCertificate;

describe('the certificate of an erasure', () => {
  it('[BEYOND-06~] is issued once, and only for what is erased', () => {
    const record = { name: 'RecordCertificate', certificate } as const;
    const certified: DeletionEvent = { type: 'deletion.erasure-certified.v1', data: certificate };
    expect(decide([], record)).toEqual(refusal('NOT_ERASED'));
    expect(decide([accessEnded], record)).toEqual(refusal('NOT_ERASED'));
    expect(decide([accessEnded, erased], record)).toEqual(decided(certified));
    const another = { ...record, certificate: { ...certificate, payments: 2 } };
    expect(decide([accessEnded, erased, certified], another)).toEqual(decided());
  });
});

describe('the erasure of what has no account', () => {
  it('[ERASE-01~] is recorded once, and never in the place of one that ends access', () => {
    const record = { name: 'RecordErasureOfRecord' } as const;
    expect(decide([], record)).toEqual(decided(erased));
    expect(decide([erased], record)).toEqual(decided());
    expect(decide([requested('staff', at(0))], record)).toEqual(refusal('ACCESS_NOT_ENDED'));
    expect(decide([accessEnded], record)).toEqual(refusal('ACCESS_NOT_ENDED'));
  });
});

describe('trying again what is left to do', () => {
  it('is for accounts that nobody comes into any more, any number of times, and changes nothing of how they stand', () => {
    const retry = { name: 'AskRetry' } as const;
    const asked: DeletionEvent = { type: 'deletion.retry-asked.v1', data: {} };
    for (const before of [[], [requested('staff', at(0))]])
      expect(decide(before, retry)).toEqual(refusal('ACCESS_NOT_ENDED'));
    for (const before of [[accessEnded], [accessEnded, erased], [accessEnded, erased, asked]])
      expect(decide(before, retry)).toEqual(decided(asked));
    expect(stateAfter([accessEnded, asked])).toEqual({ kind: 'access-ended' });
  });
});

describe('whatever is asked in whatever order', () => {
  const moment = fc.integer({ min: 0, max: 20 * DAY }).map(at);
  const commands: fc.Arbitrary<DeletionCommand> = fc.oneof(
    fc.record({ name: fc.constant('DeleteAtOnce' as const), unpaid: fc.boolean(), at: moment }),
    fc.record({
      name: fc.constant('StartDeletion' as const),
      trialEndsAt: fc.option(moment.map((end) => end.toISOString())),
      at: moment,
    }),
    fc.record({ name: fc.constant('CancelDeletion' as const), at: moment }),
    fc.record({ name: fc.constant('EndAccess' as const), at: moment }),
    fc.record({
      name: fc.constant('CompleteDeletion' as const),
      seen: fc.option(moment.map((end) => end.toISOString())),
      at: moment,
    }),
    fc.constant({ name: 'RecordErasure' as const }),
    fc.constant({ name: 'AskRetry' as const }),
    fc.constant({ name: 'RecordCertificate' as const, certificate }),
  );

  const ORDER: Readonly<Record<DeletionEvent['type'], readonly string[]>> = {
    'deletion.requested.v1': ['kept', 'grace'],
    'deletion.cancelled.v1': ['grace'],
    'deletion.access-ended.v1': ['grace'],
    'deletion.personal-data-erased.v1': ['access-ended'],
    'deletion.erasure-certified.v1': ['erased'],
    'deletion.retry-asked.v1': ['access-ended', 'erased'],
  };

  it('[ERASE-01~, AUTHZ-06~] every event follows the state machine, and at most one erasure is recorded', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 40 }), (walk) => {
        const log: DeletionEvent[] = [];
        for (const command of walk) {
          const outcome = decide(log, command);
          for (const event of outcome.ok ? outcome.value : []) {
            expect(ORDER[event.type]).toContain(stateAfter(log).kind);
            log.push(event);
          }
        }
        expect(log.filter(({ type }) => type === 'deletion.personal-data-erased.v1').length).toBeLessThanOrEqual(1);
        expect(log.filter(({ type }) => type === 'deletion.access-ended.v1').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  const ENDS = 'deletion.personal-data-erased.v1 deletion.erasure-certified.v1';

  it('[AUTHZ-06~] two who decide on one state never end access twice, for the second decides anew', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 10 }), commands, commands, (walk, first, second) => {
        const log: DeletionEvent[] = [];
        for (const command of [...walk, first, second]) {
          const outcome = decide(log, command);
          if (outcome.ok) log.push(...outcome.value);
        }
        const end = log.findIndex(({ type }) => type === 'deletion.access-ended.v1');
        const after = (end === -1 ? [] : log.slice(end + 1)).filter(({ type }) => type !== 'deletion.retry-asked.v1');
        expect(['', 'deletion.personal-data-erased.v1', ENDS]).toContain(after.map(({ type }) => type).join(' '));
      }),
    );
  });
});
