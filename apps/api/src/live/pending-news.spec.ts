import { liveTopics, type LiveTopic } from '@keelson/contracts/live';
import fc from 'fast-check';
import { frame, PendingNews } from './pending-news';

/** Readable, so that what is merged can be compared. */
const seal = (position: number): string => `p${position}`;
const opened = (token: string | undefined): number | undefined =>
  token === undefined ? undefined : Number(token.slice(1));
const TOPICS = Object.keys(liveTopics) as LiveTopic[];

interface Told {
  readonly name: string;
  readonly id: string | undefined;
  readonly data: { readonly topics?: readonly string[]; readonly position?: string; readonly asOf?: string };
}

const told = (text: string): readonly Told[] =>
  text
    .split('\n\n')
    .filter((each) => each !== '')
    .map((each) => {
      const [, id, name = '', data = ''] = /^(?:id: (p\d+)\n)?event: (\w+)\ndata: (.*)$/.exec(each) ?? [];
      return { name, id, data: JSON.parse(data) as Told['data'] };
    });

describe('PendingNews', () => {
  it('[EVENT-10~] merges whatever came into one message that loses nothing', () => {
    const news = fc.record({
      topics: fc.uniqueArray(fc.constantFrom(...TOPICS), { minLength: 1 }),
      position: fc.nat(1_000_000),
      resumeFrom: fc.option(fc.nat(1_000_000), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(fc.array(news, { minLength: 1 }), { minLength: 1 }), (rounds) => {
        const pending = new PendingNews(seal);
        for (const round of rounds) {
          for (const each of round) pending.add(each);
          const [message, ...others] = told(pending.take());
          expect(others).toEqual([]);
          expect(new Set(message?.data.topics)).toEqual(new Set(round.flatMap(({ topics }) => topics)));
          const newest = Math.max(...round.map(({ position }) => position));
          expect(opened(message?.data.position)).toBeGreaterThanOrEqual(newest);
          const safe = round.flatMap(({ resumeFrom }) => resumeFrom ?? []);
          expect(opened(message?.id)).toBe(safe.length === 0 ? undefined : Math.max(...safe));
          expect(pending.empty).toBe(true);
        }
      }),
    );
  });

  it('says refresh in place of topics', () => {
    const pending = new PendingNews(seal);
    pending.add({ topics: ['customers'], position: 5, resumeFrom: 5 });
    pending.addEverything(9);
    expect(told(pending.take())).toEqual([{ name: 'refresh', id: 'p5', data: { position: 'p9' } }]);
    expect(pending.empty).toBe(true);
  });

  it('says how things stand only when that has changed', () => {
    const pending = new PendingNews(seal);
    pending.setStanding(undefined);
    expect(pending.empty).toBe(true);
    pending.setStanding('2026-11-02T09:00:00.000Z');
    expect(told(pending.take())).toEqual([{ name: 'lag', data: { asOf: '2026-11-02T09:00:00.000Z' } }]);
    pending.setStanding('2026-11-02T09:00:00.000Z');
    expect(pending.empty).toBe(true);
    pending.setStanding('2026-11-02T09:01:00.000Z');
    pending.setStanding(undefined);
    expect(told(pending.take())).toEqual([{ name: 'current', data: {} }]);
  });

  it('makes no line of its own out of any data', () => {
    fc.assert(
      fc.property(fc.string(), (asOf) => {
        expect(told(frame('lag', { asOf }))).toEqual([{ name: 'lag', data: { asOf } }]);
      }),
    );
  });
});
