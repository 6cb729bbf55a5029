import { liveTopics, type LiveTopic } from '@keelson/contracts/live';
import fc from 'fast-check';
import { frame, PendingNews } from './pending-news';

const TOPICS = Object.keys(liveTopics) as LiveTopic[];

interface Told {
  readonly name: string;
  readonly id: number | undefined;
  readonly data: { readonly topics?: readonly string[]; readonly position?: number; readonly asOf?: string };
}

const told = (text: string): readonly Told[] =>
  text
    .split('\n\n')
    .filter((each) => each !== '')
    .map((each) => {
      const [, id, name = '', data = ''] = /^(?:id: (\d+)\n)?event: (\w+)\ndata: (.*)$/.exec(each) ?? [];
      return { name, id: id === undefined ? undefined : Number(id), data: JSON.parse(data) as Told['data'] };
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
        const pending = new PendingNews();
        for (const round of rounds) {
          for (const each of round) pending.add(each);
          const [message, ...others] = told(pending.take());
          expect(others).toEqual([]);
          expect(new Set(message?.data.topics)).toEqual(new Set(round.flatMap(({ topics }) => topics)));
          expect(message?.data.position).toBeGreaterThanOrEqual(Math.max(...round.map(({ position }) => position)));
          const safe = round.flatMap(({ resumeFrom }) => resumeFrom ?? []);
          expect(message?.id).toBe(safe.length === 0 ? undefined : Math.max(...safe));
          expect(pending.empty).toBe(true);
        }
      }),
    );
  });

  it('says refresh in place of topics', () => {
    const pending = new PendingNews();
    pending.add({ topics: ['customers'], position: 5, resumeFrom: 5 });
    pending.addEverything(9);
    expect(told(pending.take())).toEqual([{ name: 'refresh', id: 5, data: { position: 9 } }]);
    expect(pending.empty).toBe(true);
  });

  it('says how things stand only when that has changed', () => {
    const pending = new PendingNews();
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
