import { type AccountChanges, changeBy, keptDetailResults, type KeptProfitGroups } from '@keelson/calculators/planning';
import { planLines } from '@keelson/vocabulary';
import fc from 'fast-check';
import golden from './golden/planning.calculation-saved.v1.detailed-profit-and-loss.json';
import { calculationsDecider, type CalculationsState, type SaveCalculation } from './calculations.decider';
import type { CalculationSaved, DetailCalculation } from './calculations.events';
import { detailAsOf } from './saved-detail';

const saved = golden as unknown as CalculationSaved & { readonly data: DetailCalculation };
const { inputs, base, importIds, months, balanceMonth, period1 } = saved.data;
const save = (over: { inputs?: AccountChanges; base?: KeptProfitGroups; at?: string } = {}): SaveCalculation => ({
  ...{ name: 'SaveCalculation', origin: { importIds, months, balanceMonth, period1 }, savedBy: 'owner' },
  calculation: { tool: 'detailedProfitAndLoss', inputs: over.inputs ?? inputs, base: over.base ?? base },
  ...{ title: 'Trim overheads', at: over.at ?? '2026-11-22T14:03:00.000Z', mostADay: 10 },
});
const decide = (command: SaveCalculation, state: CalculationsState = {}) => calculationsDecider.decide(command, state);
const codeOf = (command: SaveCalculation, state?: CalculationsState) => {
  const outcome = decide(command, state);
  return outcome.ok ? 'saved' : outcome.failure.code;
};

describe('saving a detailed profit and loss', () => {
  it('[BEYOND-11~] pins changes, accounts, imports and formula version, and what it comes to is computed here', () => {
    expect(decide(save())).toEqual({ ok: true, value: [saved] });
    expect(keptDetailResults(detailAsOf(saved.data.formulaVersion, base, inputs)!)).toEqual(saved.data.results);
    expect(detailAsOf(99, base, inputs)).toBeUndefined();
  });

  it.each([
    [{ 'acc-200': 1_000.1 }, 'INPUTS_OUT_OF_BOUNDS'],
    [{ 'acc-200': -1_000.1 }, 'INPUTS_OUT_OF_BOUNDS'],
    [{ 'acc-200': 0.25 }, 'INPUTS_OUT_OF_BOUNDS'],
    [{ 'acc-200': Number.NaN }, 'INPUTS_OUT_OF_BOUNDS'],
    [{ 'acc-999': 5 }, 'INPUTS_OUT_OF_BOUNDS'],
    [{ 'acc-200': -100 }, 'saved'],
    [{}, 'saved'],
  ])('answers changes by %j: %s', (given, code) => expect(codeOf(save({ inputs: given }))).toBe(code));

  it('refuses a base without a month, and one of which a line is not known', () => {
    expect(codeOf(save({ base: { ...base, months: 0 } }))).toBe('FIGURES_UNKNOWN');
    const payroll = [{ id: 'payroll', name: 'Payroll', cumulative: null }];
    expect(codeOf(save({ inputs: {}, base: { ...base, payroll } }))).toBe('FIGURES_UNKNOWN');
    expect(codeOf(save({ base: { ...base, otherIncome: null } }))).toBe('FIGURES_UNKNOWN');
  });

  it('takes the same again, until the day is full', () => {
    let state: CalculationsState = {};
    for (let count = 0; count < 10; count += 1) {
      const outcome = decide(save(), state);
      if (!outcome.ok) throw new Error(outcome.failure.code);
      state = outcome.value.reduce(calculationsDecider.evolve, state);
    }
    expect(codeOf(save(), state)).toBe('LIMIT_REACHED');
  });

  it('keeps whole pence that come out the same again, whatever the accounts and the changes', () => {
    const amount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
    const line = fc.array(fc.tuple(amount, fc.integer({ min: -10_000, max: 10_000 })), { maxLength: 4 });
    const lines = fc.record({ sales: line, costOfSales: line, payroll: line, overheads: line });
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 12 }), amount, (given, count, otherIncome) => {
        const changes: Record<string, number> = {};
        const groups = Object.fromEntries(
          planLines().map((of) => [
            of,
            given[of].map(([cumulative, tenths], index) => {
              changes[`${of} ${index}`] = changeBy(tenths / 10);
              return { id: `${of} ${index}`, name: of, cumulative };
            }),
          ]),
        ) as unknown as Omit<KeptProfitGroups, 'months' | 'otherIncome'>;
        const outcome = decide(save({ inputs: changes, base: { ...groups, months: count, otherIncome } }));
        if (!outcome.ok) throw new Error(outcome.failure.code);
        const [{ data }] = JSON.parse(JSON.stringify(outcome.value)) as [typeof saved];
        const amounts = [...Object.values(data.results.accounts).flat(), ...Object.values(data.results.summary)];
        for (const each of amounts.flatMap((of) => Object.values<number | null>(of)))
          expect(Number.isSafeInteger(each)).toBe(true);
        expect(keptDetailResults(detailAsOf(data.formulaVersion, data.base, data.inputs)!)).toEqual(data.results);
      }),
    );
  });
});
