import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { secondFactorRuleDecider } from './second-factor-rule.decider';
import { type SecondFactorRuleEvent, secondFactorRuleEventDefinitions } from './second-factor-rule.events';

const folded = (given: readonly SecondFactorRuleEvent[]) =>
  given.reduce((state, event) => secondFactorRuleDecider.evolve(state, event), secondFactorRuleDecider.initialState);
const decided = (given: readonly SecondFactorRuleEvent[], required: boolean) => {
  const decision = secondFactorRuleDecider.decide({ name: 'RequireSecondFactor', required }, folded(given));
  if (!decision.ok) throw new Error('the rule was refused');
  return decision.value;
};

describe('the rule on second factors of staff', () => {
  it('is that they choose, until a super admin requires one', () => {
    expect(decided([], false)).toEqual([]);
    expect(decided([], true)).toEqual([{ type: 'staff.second-factor-required.v1', data: {} }]);
  });

  it('is what was asked for last, and records each turn once', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (asked) => {
        let events: readonly SecondFactorRuleEvent[] = [];
        for (const required of asked) events = [...events, ...decided(events, required)];
        const turns = asked.filter((required, at) => required !== (at === 0 ? false : asked[at - 1]));
        expect(events.map(({ type }) => type === 'staff.second-factor-required.v1')).toEqual(turns);
        expect(folded(events)).toEqual({ required: asked.at(-1) ?? false });
      }),
    );
  });

  it('[ES-07~] reads back from its golden files as it was written', () => {
    const golden = (type: string) =>
      JSON.parse(readFileSync(join(__dirname, 'golden', `${type}.json`), 'utf8')) as SecondFactorRuleEvent;
    const states = Object.keys(secondFactorRuleEventDefinitions).map((type) => {
      const event = golden(type);
      expect(event.type).toBe(type);
      return folded([event]);
    });
    expect(states).toEqual([{ required: true }, { required: false }]);
  });
});
