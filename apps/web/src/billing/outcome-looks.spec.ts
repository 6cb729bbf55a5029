import fc from 'fast-check';
import type { CheckoutOutcome } from './billing.api';
import { nextLook } from './outcome-looks';

const outcomeOf = (outcome: CheckoutOutcome['outcome'], recorded: boolean): CheckoutOutcome => ({
  checkoutId: 'c',
  plan: 'EmbraceMonthly',
  couponCode: null,
  upgrade: false,
  outcome,
  recorded,
  popup: 'none',
  netPence: 4_700,
  vatPence: 940,
  grossPence: 5_640,
});

const OUTCOMES = ['open', 'pending', 'paid', 'expired', 'failed'] as const;

describe('looking at a checkout again', () => {
  it('comes to an end, ever more slowly, and tells what it saw last', () => {
    const anything = fc.oneof(
      fc.record({ outcome: fc.record({ name: fc.constantFrom(...OUTCOMES), recorded: fc.boolean() }) }),
      fc.record({ final: fc.boolean() }),
    );
    fc.assert(
      fc.property(anything, (drawn) => {
        const look =
          'outcome' in drawn
            ? { outcome: outcomeOf(drawn.outcome.name, drawn.outcome.recorded) }
            : { error: 'gone', final: drawn.final };
        const pauses: number[] = [];
        for (let turn = 0; turn < 50; turn += 1) {
          const { again, tell } = nextLook(look, turn);
          if (again === undefined) {
            expect(tell).toBe(true);
            expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
            return;
          }
          pauses.push(again);
        }
        throw new Error('it never ended');
      }),
    );
  });

  it('tells a payment at once and goes on until the account counts as paid', () => {
    expect(nextLook({ outcome: outcomeOf('paid', false) }, 0)).toEqual({ again: 500, tell: true });
    expect(nextLook({ outcome: outcomeOf('paid', true) }, 0)).toEqual({ again: undefined, tell: true });
  });

  it('tells nothing of an open checkout before it has looked four times', () => {
    const tells = [0, 1, 2, 3].map((turn) => nextLook({ outcome: outcomeOf('open', false) }, turn).tell);
    expect(tells).toEqual([false, false, false, true]);
  });

  it('does not ask again where there is no such checkout', () => {
    expect(nextLook({ error: 'none', final: true }, 0)).toEqual({ again: undefined, tell: true });
  });
});
