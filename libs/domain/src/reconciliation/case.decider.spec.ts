import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReconciliationEvidence } from '@keelson/vocabulary';
import fc from 'fast-check';
import { type CaseCommand, caseDecider as decider } from './case.decider';
import { type CaseEvent, caseEventDefinitions } from './case.events';
import type { SeenCase } from './seen-case';

const evidence = (refundedPence = 0): ReconciliationEvidence => ({
  kind: 'payment',
  ours: { grossPence: 54_120, refundedPence: 0, dispute: null, disputedPence: 0, currency: 'gbp' },
  charges: [
    { chargeId: 'ch_1', amountPence: 51_420, refundedPence, disputed: false, status: 'succeeded', currency: 'gbp' },
  ],
});
const seen = (more: Partial<SeenCase['verdict']> = {}, refundedPence = 0): SeenCase => ({
  ...{ caseId: 'pi_1', kind: 'payment', evidence: evidence(refundedPence) },
  verdict: { state: 'AmountMismatch', reason: 'amountDiffers', gapPence: -2_700, ...more },
});
const AT = new Date('2026-11-02T09:00:00.000Z');
const match = (of = seen(), aloneUpToPence = 5_000): CaseCommand => ({
  ...{ name: 'Match', seen: of, reason: 'checked', aloneUpToPence },
});
const propose = (by: string, of = seen()): CaseCommand => ({
  ...{ name: 'ProposeAdjustment', seen: of, reason: 'checked', by, at: AT },
});
const approve = (by: string, of = seen()): CaseCommand => ({ name: 'ApproveAdjustment', seen: of, by });

/** The outcome of the last command, after those before it. */
function outcome(...commands: readonly CaseCommand[]): string {
  let state = decider.initialState;
  let last = '';
  for (const command of commands) {
    const decision = decider.decide(command, state);
    last = decision.ok ? decision.value.map(({ type }) => type.split('.')[1]).join() : decision.failure.code;
    if (decision.ok) state = decision.value.reduce(decider.evolve, state);
  }
  return last;
}

describe('what people decide about a case', () => {
  it('settles it, with a gap that is small enough for one person', () => {
    expect(outcome(match())).toBe('case-matched');
    expect(outcome(match(seen(), 2_699))).toBe('SECOND_PERSON_NEEDED');
    expect(outcome(match(seen({ reason: null, gapPence: 0 })))).toBe('NOTHING_TO_SETTLE');
  });

  it('holds for what was seen, and not for what came later', () => {
    expect(outcome(match(), match())).toBe('ALREADY_SETTLED');
    expect(outcome(match(), match(seen({}, 100)))).toBe('case-matched');
  });

  it('is taken back by another event', () => {
    const unmatch: CaseCommand = { name: 'Unmatch', seen: seen(), reason: 'the wrong order' };
    expect(outcome(unmatch)).toBe('NOT_MATCHED');
    expect(outcome(match(), unmatch)).toBe('case-unmatched');
    expect(outcome(match(), unmatch, match())).toBe('case-matched');
  });

  it('needs a second person for an adjustment, and never the first one', () => {
    expect(outcome(propose('ann'), approve('ann'))).toBe('OWN_ADJUSTMENT');
    expect(outcome(propose('ann'), approve('bob'))).toBe('adjustment-approved');
    expect(outcome(propose('ann'), approve('bob'), match())).toBe('ALREADY_SETTLED');
    expect(outcome(propose('ann'), match())).toBe('ADJUSTMENT_OPEN');
    expect(outcome(propose('ann'), approve('bob', seen({}, 100)))).toBe('CHANGED_MEANWHILE');
    expect(outcome(approve('bob'))).toBe('NO_ADJUSTMENT');
    const refuse: CaseCommand = { name: 'RefuseAdjustment', seen: seen(), reason: 'ask first' };
    expect(outcome(propose('ann'), refuse, approve('bob'))).toBe('NO_ADJUSTMENT');
  });

  it('asks the customer for what is missing once on a day, and leaves the case open', () => {
    const ask = (more: Partial<Extract<CaseCommand, { name: 'AskCustomer' }>> = {}): CaseCommand => ({
      ...{ name: 'AskCustomer', seen: seen(), customer: 'acc_1', orderId: 'order', invoiceNumber: null },
      ...{ on: '2026-11-02', ...more },
    });
    expect(outcome(ask())).toBe('customer-asked');
    expect(outcome(ask(), ask())).toBe('ASKED_TODAY');
    expect(outcome(ask(), ask({ on: '2026-11-01' }))).toBe('ASKED_TODAY');
    expect(outcome(ask(), ask({ on: '2026-11-03' }))).toBe('customer-asked');
    expect(outcome(ask(), match())).toBe('case-matched');
    expect(outcome(ask({ customer: null }))).toBe('NOTHING_TO_ASK_FOR');
    expect(outcome(ask({ seen: seen({ gapPence: 2_700 }) }))).toBe('NOTHING_TO_ASK_FOR');
    expect(outcome(ask({ seen: seen({}, 100) }))).toBe('NOTHING_TO_ASK_FOR');
    expect(outcome(propose('ann'), ask())).toBe('ADJUSTMENT_OPEN');
  });

  it('accepts among many only what agrees to the penny', () => {
    const accept = (of: SeenCase): CaseCommand => ({ name: 'Accept', seen: of, reason: 'month end' });
    const refunded = seen({ state: 'Refunded', reason: null, gapPence: 0 });
    expect(outcome(accept(refunded))).toBe('case-accepted');
    expect(outcome(accept(refunded), accept(refunded))).toBe('');
    expect(outcome(accept(seen()))).toBe('NOT_SAFE');
    expect(outcome(accept(seen({ state: 'Matched', reason: null })))).toBe('NOT_SAFE');
  });

  it('never approves what its proposer approves, in whichever order things are tried', () => {
    const by = fc.constantFrom('ann', 'bob');
    const command: fc.Arbitrary<CaseCommand> = fc.oneof(
      by.map((who) => propose(who)),
      by.map((who) => approve(who)),
      fc.constant(match()),
      fc.constant<CaseCommand>({ name: 'Unmatch', seen: seen(), reason: 'again' }),
      fc.constant<CaseCommand>({ name: 'RefuseAdjustment', seen: seen(), reason: 'no' }),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        let state = decider.initialState;
        for (const each of commands) {
          const proposer = state.adjustment?.by;
          const decision = decider.decide(each, state);
          if (!decision.ok) continue;
          if (each.name === 'ApproveAdjustment') expect(each.by).not.toBe(proposer);
          state = decision.value.reduce(decider.evolve, state);
        }
      }),
    );
  });
});

describe('stored decisions about cases', () => {
  const folder = join(__dirname, 'golden');
  const types = Object.keys(caseEventDefinitions) as CaseEvent['type'][];
  const golden = (type: string) => JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as CaseEvent;

  it.each(types)('%s has a golden file that still reads', (type) => {
    expect(readdirSync(folder)).toContain(`${type}.json`);
    expect(golden(type).type).toBe(type);
    expect(() => decider.evolve(decider.initialState, golden(type))).not.toThrow();
  });
});
