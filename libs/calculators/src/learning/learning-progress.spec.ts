import { Decimal } from '@keelson/kernel';
import fc from 'fast-check';
import { chapterStanding, learnedPercentage, lessonsDone, moduleStanding, newItems } from './learning-progress';

const ids = (of: string, count: number) => Array.from({ length: count }, (_, index) => `${of}${index + 1}`);

describe('learning progress', () => {
  it('comes to the figures of the worked example in formulas 5.19', () => {
    const one = learnedPercentage(
      { videos: ids('V', 4), readings: ids('R', 6) },
      { videos: ids('V', 3), readings: ids('R', 3) },
    );
    const two = learnedPercentage(
      { videos: ids('V', 2), readings: ids('R', 2) },
      { videos: ids('V', 2), readings: ids('R', 1) },
    );
    expect([one?.toString(), two?.toString()]).toEqual(['60', '75']);
    const module = [
      { percentage: one, weightage: 70 },
      { percentage: two, weightage: 30 },
      { percentage: learnedPercentage({ videos: [], readings: [] }, { videos: ['V1'], readings: [] }), weightage: 90 },
    ];
    expect(moduleStanding(module, null)?.toString()).toBe('64.5');
  });

  it('counts sets of ids: neither what is said twice nor what the content has no more', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 12 });
    const items = fc.record({ videos: list, readings: list });
    fc.assert(
      fc.property(items, items, (now, done) => {
        const { done: finished, of } = lessonsDone(now, done);
        expect(of).toBe(new Set(now.videos).size + new Set(now.readings).size);
        expect(finished).toBeLessThanOrEqual(of);
        const percentage = learnedPercentage(now, done);
        if (percentage === null) expect(of).toBe(0);
        else expect(percentage.toNumber()).toBeCloseTo((finished / of) * 100, 10);
      }),
    );
  });

  it('[BEYOND-08~] stays at what was reached, and asks nothing where there is nothing to learn', () => {
    const [now, done] = [
      { videos: ids('V', 5), readings: [] },
      { videos: ids('V', 2), readings: [] },
    ];
    expect(chapterStanding(now, done, new Decimal(60))?.toString()).toBe('60');
    expect(chapterStanding(now, done, new Decimal(20))?.toString()).toBe('40');
    expect(chapterStanding({ videos: [], readings: [] }, done, new Decimal(60))).toBeNull();
    const chapters = [{ percentage: new Decimal(40), weightage: 1 }];
    expect(moduleStanding(chapters, new Decimal(70))?.toString()).toBe('70');
    expect(moduleStanding([], new Decimal(70))).toBeNull();
  });

  it('[BEYOND-08~] calls new what came after the last finished lesson, and nothing to who has not begun', () => {
    const had = { videos: ['V1', 'V2'], readings: ['R1'] };
    const now = { videos: ['V1', 'V2', 'V3'], readings: ['R1', 'R2'] };
    expect(newItems(now, { videos: ['V1'], readings: [] }, had)).toBe(2);
    expect(newItems(now, { videos: ['V1', 'V3'], readings: [] }, had)).toBe(1);
    expect(newItems(now, { videos: [], readings: [] }, had)).toBe(0);
  });
});
