import type { CashLevers, KeptCashBase } from '@keelson/calculators/planning';
import type { CalculationSaver } from '@keelson/vocabulary';
import fc from 'fast-check';
import golden from './golden/planning.calculation-saved.v1.json';
import { calculationsDecider, type CalculationsState, type SaveCalculation } from './calculations.decider';
import type { CalculationSaved, CashCalculation } from './calculations.events';
import { cashReleaseAsOf, cashResults } from './saved-cash-release';

const saved = golden as CalculationSaved & { readonly data: CashCalculation };
const { inputs, base, importIds, months, balanceMonth, period1 } = saved.data;
const save = (over: Partial<SaveCalculation> & { inputs?: CashLevers; base?: KeptCashBase } = {}): SaveCalculation => ({
  ...{ name: 'SaveCalculation', origin: { importIds, months, balanceMonth, period1 }, savedBy: 'owner' },
  calculation: { tool: 'cashRelease', inputs: over.inputs ?? inputs, base: over.base ?? base },
  ...{ title: 'Before Christmas', at: '2026-11-22T14:03:00.000Z', mostADay: 10 },
  ...over,
});
const decide = (command: SaveCalculation, state: CalculationsState = {}) => calculationsDecider.decide(command, state);
const after = (state: CalculationsState, command: SaveCalculation): CalculationsState => {
  const outcome = decide(command, state);
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value.reduce(calculationsDecider.evolve, state);
};
const codeOf = (command: SaveCalculation, state?: CalculationsState) => {
  const outcome = decide(command, state);
  return outcome.ok ? 'saved' : outcome.failure.code;
};
/** Every one with other inputs than the one before. */
const nth = (index: number, at: string, savedBy: CalculationSaver = 'owner') =>
  save({ at, savedBy, inputs: { ...inputs, debtorDays: 10 + index } });

describe('saving a calculation', () => {
  it('[BEYOND-11~] pins inputs, base, imports and formula version, and what it comes to is computed here', () => {
    expect(decide(save())).toEqual({ ok: true, value: [saved] });
    const again = cashReleaseAsOf(saved.data.formulaVersion, base, inputs)!;
    expect(cashResults(again)).toEqual(saved.data.results);
    expect(cashReleaseAsOf(99, base, inputs)).toBeUndefined();
  });

  it.each([
    [{ stockTurnIncrease: -100, debtorDays: 0, creditorDays: 0 }, 'INPUTS_OUT_OF_BOUNDS'],
    [{ stockTurnIncrease: 0, debtorDays: 366, creditorDays: 0 }, 'INPUTS_OUT_OF_BOUNDS'],
    [{ stockTurnIncrease: 0, debtorDays: 0, creditorDays: Number.NaN }, 'INPUTS_OUT_OF_BOUNDS'],
    [{ stockTurnIncrease: 0, debtorDays: 0, creditorDays: 0 }, 'NOTHING_CHANGED'],
  ])('refuses %j: %s', (given, code) => expect(codeOf(save({ inputs: given }))).toBe(code));

  it('refuses what it cannot compute', () => {
    expect(codeOf(save({ base: { ...base, vatMultiplier: null } }))).toBe('FIGURES_UNKNOWN');
    expect(codeOf(save({ base: { ...base, months: 0 } }))).toBe('FIGURES_UNKNOWN');
    const stockAlone = { stockTurnIncrease: 20, debtorDays: 0, creditorDays: 0 };
    expect(codeOf(save({ base: { ...base, vatMultiplier: null }, inputs: stockAlone }))).toBe('saved');
  });

  it('[CASH-05~] refuses the inputs that were saved last, whatever else is other; the partner has a list of their own', () => {
    const state = after({}, save());
    expect(codeOf(save({ title: 'Again', base: { ...base, stock: 1 } }), state)).toBe('UNCHANGED');
    expect(codeOf(save({ savedBy: 'partner' }), state)).toBe('saved');
    const other = after(state, save({ inputs: { ...inputs, creditorDays: 0 } }));
    expect(codeOf(save(), other)).toBe('saved');
  });

  it('names two of one instant apart, and one whose clock is behind', () => {
    let state: CalculationsState = {};
    const names: string[] = [];
    for (const [index, at] of [
      '2026-11-22T14:03:00.000Z',
      '2026-11-22T14:03:00.000Z',
      '2026-11-22T14:02:59.000Z',
    ].entries()) {
      const outcome = decide(nth(index, at), state);
      if (!outcome.ok) throw new Error(outcome.failure.code);
      names.push(...outcome.value.map(({ data }) => data.savedAt));
      state = outcome.value.reduce(calculationsDecider.evolve, state);
    }
    expect(names).toEqual(['2026-11-22T14:03:00.000Z', '2026-11-22T14:03:00.001Z', '2026-11-22T14:03:00.002Z']);
  });
});

describe('the limit of a day', () => {
  const filled = (at: string, count = 10, savedBy: CalculationSaver = 'owner') =>
    Array.from({ length: count }, (_, index) => nth(index, at, savedBy)).reduce<CalculationsState>(after, {});

  it('[LIMIT-05~] lets ten be saved and no eleventh, each kind of person by itself', () => {
    const full = filled('2026-11-22T14:03:00.000Z');
    expect(codeOf(nth(10, '2026-11-22T23:59:59.999Z'), full)).toBe('LIMIT_REACHED');
    expect(codeOf(nth(10, '2026-11-23T00:00:00.000Z'), full)).toBe('saved');
    expect(codeOf(nth(10, '2026-11-22T14:04:00.000Z', 'partner'), full)).toBe('saved');
    expect(codeOf({ ...nth(10, '2026-11-22T14:04:00.000Z'), mostADay: 11 }, full)).toBe('saved');
  });

  it.each([
    ['2026-07-01T22:59:59.000Z', '2026-07-01T22:59:59.999Z', '2026-07-01T23:00:00.000Z'],
    ['2026-03-29T22:59:00.000Z', '2026-03-29T22:59:59.999Z', '2026-03-29T23:00:00.000Z'],
    ['2026-10-25T23:30:00.000Z', '2026-10-25T23:59:59.999Z', '2026-10-26T00:00:00.000Z'],
  ])('[LIMIT-05~] goes by the day of London, also when clocks change: %s', (at, stillThatDay, nextDay) => {
    const full = filled(at);
    expect(codeOf(nth(10, stillThatDay), full)).toBe('LIMIT_REACHED');
    expect(codeOf(nth(10, nextDay), full)).toBe('saved');
  });

  it('never lets more be saved on a day of London than it allows, whatever is tried in whatever order', () => {
    const minute = fc.integer({ min: 0, max: 4 * 24 * 60 });
    const tries = fc.array(fc.tuple(minute, fc.constantFrom<CalculationSaver>('owner', 'partner'), fc.nat(5)), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(tries, fc.integer({ min: 1, max: 5 }), (all, mostADay) => {
        let state: CalculationsState = {};
        const counts = new Map<string, number>();
        for (const [minutes, savedBy, debtorDays] of all) {
          const at = new Date(Date.UTC(2026, 9, 23) + minutes * 60_000).toISOString();
          const command = save({ at, savedBy, mostADay, inputs: { ...inputs, debtorDays: debtorDays + 1 } });
          const outcome = decide(command, state);
          if (!outcome.ok) continue;
          for (const { data } of outcome.value) {
            const day = `${data.savedBy} ${new Date(data.savedAt).toLocaleDateString('en-GB', { timeZone: 'Europe/London' })}`;
            counts.set(day, (counts.get(day) ?? 0) + 1);
          }
          state = outcome.value.reduce(calculationsDecider.evolve, state);
        }
        for (const count of counts.values()) expect(count).toBeLessThanOrEqual(mostADay);
      }),
    );
  });
});
