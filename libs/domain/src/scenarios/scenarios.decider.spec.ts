import type { PlanSliders } from '@keelson/calculators/planning';
import { accepted } from '@keelson/kernel';
import type { CalculationSaver } from '@keelson/vocabulary';
import fc from 'fast-check';
import begunGolden from './golden/scenarios.begun.v1.json';
import forkedGolden from './golden/scenarios.forked.v1.json';
import rebasedGolden from './golden/scenarios.rebased.v1.json';
import { scenarioPlan, scenarioResults } from './scenario-plan';
import { MOST_OPEN_SCENARIOS } from '@keelson/vocabulary';
import { type ScenarioCommand, scenariosDecider as decider } from './scenarios.decider';
import type { ScenarioBegun, ScenarioEvent, ScenarioForked, ScenarioRebased } from './scenarios.events';
import { initialScenariosState as nothing, nameKey, type ScenariosState } from './scenarios.state';

const begunEvent = begunGolden as ScenarioBegun;
const forkedEvent = forkedGolden as ScenarioForked;
const rebasedEvent = rebasedGolden as ScenarioRebased;
const { base, changes, at } = begunEvent.data;
const [first, second] = [begunEvent.data.scenarioId, forkedEvent.data.scenarioId];
const newer = rebasedEvent.data.base;

const storing = { at, mostADay: 100 };
const own = { by: 'owner' as CalculationSaver };
const begin = (scenarioId: string, title: string, over: object = {}): ScenarioCommand => ({
  ...{ name: 'BeginScenario', scenarioId, title, base, changes, ...own, ...storing, ...over },
});
const fork = (parentId: string, scenarioId: string, title: string, over: object = {}): ScenarioCommand => ({
  ...{ name: 'ForkScenario', scenarioId, parentId, title, ...own, ...storing, ...over },
});
const rename = (scenarioId: string, title: string): ScenarioCommand => ({
  ...{ name: 'RenameScenario', scenarioId, title, ...own },
});
const change = (scenarioId: string, to: PlanSliders): ScenarioCommand => ({
  ...{ name: 'ChangeScenario', scenarioId, changes: to, ...own },
});
const rebase = (scenarioId: string, over: object = {}): ScenarioCommand => ({
  ...{ name: 'RebaseScenario', scenarioId, base: newer, ...own, ...storing, ...over },
});
const close = (scenarioId: string): ScenarioCommand => ({ name: 'CloseScenario', scenarioId, ...own });

const codeOf = (command: ScenarioCommand, state: ScenariosState = nothing): string => {
  const outcome = decider.decide(command, state);
  return outcome.ok ? 'accepted' : outcome.failure.code;
};
/** What is refused changes nothing. */
const after = (commands: readonly ScenarioCommand[], from = nothing): ScenariosState =>
  commands.reduce((state, command) => {
    const outcome = decider.decide(command, state);
    return outcome.ok ? outcome.value.reduce(decider.evolve, state) : state;
  }, from);

describe('a scenario', () => {
  const one = after([begin(first, 'Bold growth')]);
  const two = after([fork(first, second, 'Bold growth, no hires')], one);

  it('pins base, changes and formula version, and what it comes to is computed here', () => {
    expect(decider.decide(begin(first, 'Bold growth'), nothing)).toEqual(accepted([begunEvent]));
    expect(decider.decide(fork(first, second, 'Bold growth, no hires'), one)).toEqual(accepted([forkedEvent]));
    const { formulaVersion, results } = begunEvent.data;
    expect(scenarioResults(scenarioPlan(formulaVersion, base.figures, changes))).toEqual(results);
    expect(scenarioPlan(99, base.figures, changes)).toBeUndefined();
  });

  it('is re-based on other figures with the changes that it had; its fork stays on the old ones', () => {
    const outcome = decider.decide(rebase(first, { at: rebasedEvent.data.at }), two);
    expect(outcome).toEqual(accepted([rebasedEvent]));
    const { scenarios } = after([rebase(first)], two);
    expect([scenarios.get(first)?.base, scenarios.get(first)?.changes]).toEqual([newer, changes]);
    expect(scenarios.get(second)?.base).toEqual(base);
    expect(codeOf(rebase(first), after([rebase(first)], two))).toBe('NO_NEWER_FIGURES');
  });

  it('changes its levers, and nothing where they are what they were', () => {
    const to = { ...changes, payroll: 0 };
    const outcome = decider.decide(change(second, to), two);
    expect(outcome).toMatchObject({
      value: [{ type: 'scenarios.changed.v1', data: { changes: to, results: { payroll: 18_000_000 } } }],
    });
    expect(decider.decide(change(second, changes), two)).toEqual(accepted([]));
  });

  it('is forked and looked at once it is closed, and not worked on; its name is free again', () => {
    const closed = after([close(first)], two);
    for (const command of [rename(first, 'Other'), change(first, { ...changes, price: 9 }), rebase(first)])
      expect(codeOf(command, closed)).toBe('SCENARIO_CLOSED');
    expect(decider.decide(close(first), closed)).toEqual(accepted([]));
    expect(codeOf(fork(first, 'scn_3', 'Bold growth'), closed)).toBe('accepted');
  });

  it('is worked on by the kind of person who began it, and forked by the other', () => {
    const asPartner = { by: 'partner' as const };
    for (const command of [rename(first, 'Mine'), change(first, changes), rebase(first), close(first)])
      expect(codeOf({ ...command, ...asPartner }, one)).toBe('NOT_YOURS');
    expect(codeOf(fork(first, 'scn_3', 'The adviser’s', asPartner), one)).toBe('accepted');
  });

  it.each([
    [rename('scn_9', 'Nobody’s'), 'SCENARIO_NOT_FOUND'],
    [fork('scn_9', 'scn_3', 'Of nothing'), 'SCENARIO_NOT_FOUND'],
    [rename(second, '  BOLD   growth '), 'NAME_TAKEN'],
    [begin('scn_3', 'bold growth'), 'NAME_TAKEN'],
    [begin('scn_3', 'Too much', { changes: { ...changes, price: -101 } }), 'CHANGES_OUT_OF_BOUNDS'],
    [begin('scn_3', 'Half', { changes: { ...changes, price: 0.5 } }), 'CHANGES_OUT_OF_BOUNDS'],
    [begin('scn_3', 'Nothing left', { changes: { ...changes, sales: -100 } }), 'CANNOT_COMPUTE'],
    [change(first, { ...changes, overheads: -100 }), 'CANNOT_COMPUTE'],
    [begin('scn_3', 'Tenth', { mostADay: 2 }), 'LIMIT_REACHED'],
    [rebase(first, { mostADay: 2 }), 'LIMIT_REACHED'],
  ])('refuses %j: %s', (command, code) => expect(codeOf(command, two)).toBe(code));

  it('is not begun on figures that are not known', () => {
    const figures = { ...base.figures, thisYear: { ...base.figures.thisYear, payroll: null } };
    expect(codeOf(begin('scn_3', 'Blind', { base: { ...base, figures } }))).toBe('FIGURES_UNKNOWN');
  });
});

describe('the limit of a day', () => {
  const filled = (when: string) =>
    after(Array.from({ length: 10 }, (_, index) => begin(`scn_${index}`, `No ${index}`, { at: when })));
  it.each([
    ['2026-07-01T22:59:59.000Z', '2026-07-01T22:59:59.999Z', '2026-07-01T23:00:00.000Z'],
    ['2026-03-29T00:00:00.000Z', '2026-03-29T22:59:59.999Z', '2026-03-29T23:00:00.000Z'],
    ['2026-10-24T23:00:00.000Z', '2026-10-25T23:59:59.999Z', '2026-10-26T00:00:00.000Z'],
  ])('[LIMIT-05~] goes by the day of London, also when clocks change: %s', (when, stillThatDay, nextDay) => {
    const next = (atThen: string, over: object = {}) =>
      codeOf(begin('scn_x', 'One more', { at: atThen, mostADay: 10, ...over }), filled(when));
    expect([next(stillThatDay), next(nextDay)]).toEqual(['LIMIT_REACHED', 'accepted']);
    expect(next(stillThatDay, { by: 'partner' })).toBe('accepted');
  });
});

describe('whatever is asked for in whatever order', () => {
  const ids = ['scn_a', 'scn_b', 'scn_c', 'scn_d'];
  const names = ['Bold', 'bold ', 'Careful', 'CAREFUL', 'No hires', 'Ｂold'];
  const id = fc.constantFrom(...ids);
  const title = fc.constantFrom(...names);
  const by = fc.constantFrom<CalculationSaver>('owner', 'partner');
  const slider = fc.integer({ min: -100, max: 40 });
  const levers = fc.record({ price: slider, sales: slider, costOfSales: slider, payroll: slider, overheads: slider });
  const bases = fc.constantFrom(base, newer);
  const fresh = fc.nat(1_000_000).map((number) => `scn_${number}`);
  const command = fc.oneof(
    fc
      .tuple(fc.oneof(id, fresh), title, by, levers, bases)
      .map(([scenarioId, name, who, to, on]) => begin(scenarioId, name, { by: who, changes: to, base: on })),
    fc.tuple(id, fresh, title, by).map(([parent, own, name, who]) => fork(parent, own, name, { by: who })),
    fc.tuple(id, title, by).map(([of, name, who]) => ({ ...rename(of, name), by: who })),
    fc.tuple(id, levers, by).map(([of, to, who]) => ({ ...change(of, to), by: who })),
    fc.tuple(id, by, bases).map(([of, who, on]) => rebase(of, { by: who, base: on })),
    fc.tuple(id, by).map(([of, who]) => ({ ...close(of), by: who })),
  );

  it('open names stay apart, no more than allowed are open, and nothing of another is touched', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        let state = nothing;
        for (const each of commands) {
          const before = state;
          state = after([each], state);
          const open = [...state.scenarios.values()].filter(({ status }) => status === 'open');
          expect(new Set(open.map(({ name }) => nameKey(name))).size).toBe(open.length);
          expect(open.length).toBeLessThanOrEqual(MOST_OPEN_SCENARIOS);
          for (const [other, scenario] of before.scenarios)
            if (other !== each.scenarioId) expect(state.scenarios.get(other)).toBe(scenario);
        }
      }),
    );
  });

  it('of two who rename to one name at once, whoever is decided second is refused on what the first left', () => {
    fc.assert(
      fc.property(title, fc.boolean(), (name, swapped) => {
        const state = after([begin('scn_a', 'One'), begin('scn_b', 'Two')]);
        const [early, late] = swapped ? (['scn_b', 'scn_a'] as const) : (['scn_a', 'scn_b'] as const);
        expect(codeOf(rename(late, name), after([rename(early, name)], state))).toBe('NAME_TAKEN');
      }),
    );
  });

  it('every stored result comes out again from what was pinned with it', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let state = nothing;
        const events: ScenarioEvent[] = [];
        for (const each of commands) {
          const outcome = decider.decide(each, state);
          if (!outcome.ok) continue;
          events.push(...outcome.value);
          state = outcome.value.reduce(decider.evolve, state);
          for (const event of outcome.value) {
            if (!('results' in event.data)) continue;
            const of = state.scenarios.get(event.data.scenarioId);
            if (of === undefined) throw new Error('nothing was stored');
            const { formulaVersion, results } = event.data;
            expect(scenarioResults(scenarioPlan(formulaVersion, of.base.figures, of.changes))).toEqual(results);
          }
        }
        expect(events.reduce(decider.evolve, nothing)).toEqual(state);
      }),
      { numRuns: 50 },
    );
  });
});
