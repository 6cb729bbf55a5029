import fc from 'fast-check';
import { assigned, type Member } from './rendezvous';

const SUBSCRIPTIONS = Array.from({ length: 60 }, (_, index) => `subscription-${index}@1`);
const sound = (owner: string, serves = SUBSCRIPTIONS): Member => ({ owner, serves, failing: [] });
const owners = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 12 });
const heldBy = (chosen: ReadonlyMap<string, string>, owner: string): number =>
  [...chosen.values()].filter((each) => each === owner).length;

/** What another worker has than before. */
const moved = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number =>
  [...before].filter(([key, owner]) => after.get(key) !== owner).length;

describe('assigned', () => {
  it('gives everything to a worker that is alone, and nothing to nobody', () => {
    expect([...assigned([sound('one')])]).toEqual(SUBSCRIPTIONS.toSorted().map((key) => [key, 'one']));
    expect(assigned([]).size).toBe(0);
  });

  it('gives each subscription one owner that serves it, the same whoever computes it', () => {
    const members = fc.uniqueArray(
      fc.record({
        owner: fc.uuid(),
        serves: fc.uniqueArray(fc.constantFrom(...SUBSCRIPTIONS)),
        failing: fc.uniqueArray(fc.constantFrom(...SUBSCRIPTIONS)),
      }),
      { selector: ({ owner }) => owner, maxLength: 8 },
    );
    fc.assert(
      fc.property(
        members.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, asAnotherReadsThem]) => {
          const chosen = assigned(all);
          expect(assigned(asAnotherReadsThem)).toEqual(chosen);
          expect(new Set(chosen.keys())).toEqual(new Set(all.flatMap(({ serves }) => serves)));
          for (const [key, owner] of chosen) {
            const serving = all.filter(({ serves }) => serves.includes(key));
            const able = serving.filter(({ failing }) => !failing.includes(key));
            expect((able.length > 0 ? able : serving).map((each) => each.owner)).toContain(owner);
          }
        },
      ),
    );
  });

  it('gives no worker more than a tenth above its share', () => {
    fc.assert(
      fc.property(owners, (all) => {
        const chosen = assigned(all.map((owner) => sound(owner)));
        for (const owner of all)
          expect(heldBy(chosen, owner)).toBeLessThanOrEqual(Math.ceil((1.1 * SUBSCRIPTIONS.length) / all.length));
      }),
    );
  });

  it('moves little more than the share of the worker that joins or leaves', () => {
    const random = fc.sample(fc.tuple(fc.integer({ min: 2, max: 8 }), fc.uuid()), 100);
    const shares = random.map(([many, seed]) => {
      const members = Array.from({ length: many }, (_, index) => sound(`${seed}:${index}`));
      const all = assigned(members);
      const without = assigned(members.slice(1));
      return { moved: moved(all, without), share: SUBSCRIPTIONS.length / many };
    });
    const sum = (of: 'moved' | 'share') => shares.reduce((total, each) => total + each[of], 0);
    expect(sum('moved') / sum('share')).toBeLessThan(1.6);
  });

  it('moves nothing but what it had where a worker leaves whose going fills nobody', () => {
    const few = SUBSCRIPTIONS.slice(0, 1);
    fc.assert(
      fc.property(owners, (all) => {
        const before = assigned(all.map((owner) => sound(owner, few)));
        const [first] = all;
        const after = assigned(all.slice(1).map((owner) => sound(owner, few)));
        for (const [key, owner] of after) if (before.get(key) !== first) expect(owner).toBe(before.get(key));
      }),
    );
  });

  it('keeps builds that differ apart: each version goes to a worker that has it', () => {
    const chosen = assigned([sound('old', ['table@1', 'other@1']), sound('new', ['table@2', 'other@1'])]);
    expect(chosen.get('table@1')).toBe('old');
    expect(chosen.get('table@2')).toBe('new');
  });
});
