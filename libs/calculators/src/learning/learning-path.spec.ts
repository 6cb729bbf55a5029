import { Decimal } from '@keelson/kernel';
import fc from 'fast-check';
import { chaptersToLearn, type ChapterOfPath, currentChapter, leastScored, type ModuleOfPath } from './learning-path';

const percent = (value: number | null) => (value === null ? null : new Decimal(value));
const chapter = (chapterNumber: number, score: number | null, learned: number | null): ChapterOfPath => ({
  chapterId: `C${chapterNumber}`,
  chapterNumber,
  score: percent(score),
  learned: percent(learned),
});
const moduleOf = (moduleNumber: number, learned: number, ...chapters: ChapterOfPath[]): ModuleOfPath => ({
  moduleId: `M${moduleNumber}`,
  moduleNumber,
  learned: percent(learned),
  chapters,
});
const idsOf = (chapters: readonly ChapterOfPath[]) => chapters.map(({ chapterId }) => chapterId);

describe('the learning path', () => {
  it('[LEARN-07~] begins with the least scored chapter, as in the example of formulas 5.19', () => {
    expect(idsOf(leastScored([chapter(1, 66.7, 60), chapter(2, 40, 75)]))).toEqual(['C2', 'C1']);
  });

  it('[LEARN-07~] goes from a learned chapter to the next by score, ties by number, then to those without answers', () => {
    const chapters = [
      chapter(5, null, 20),
      chapter(4, 40, 0),
      chapter(3, 40, 0),
      chapter(2, 10, 100),
      chapter(1, null, 0),
    ];
    expect(idsOf(chaptersToLearn(chapters))).toEqual(['C3', 'C4', 'C1', 'C5']);
    expect(idsOf(leastScored([...chapters, chapter(6, 5, null)]))).toEqual(['C3', 'C4']);
  });

  it('[LEARN-07~] goes from a learned module to the one that follows the first, then by number', () => {
    const open = [
      moduleOf(2, 100, chapter(1, 20, 100)),
      moduleOf(3, 0, chapter(1, null, 0)),
      moduleOf(4, 0, chapter(1, 9, 0)),
    ];
    expect(currentChapter(open, ['M2', 'M3'])).toEqual({ moduleId: 'M3', chapterId: 'C1' });
    expect(currentChapter(open, ['M2', 'M4'])).toEqual({ moduleId: 'M4', chapterId: 'C1' });
    expect(currentChapter([moduleOf(2, 100, chapter(1, 20, 100))], ['M2', 'M3'])).toBeUndefined();
  });

  it('[LEARN-07] goes on to the least scored chapter that is left, and from a whole module to Marketing and Branding', () => {
    const marketing = moduleOf(3, 0, chapter(1, null, 0));
    const finance = (first: number, second: number) =>
      moduleOf(2, (first + second) / 2, chapter(1, 40, first), chapter(2, 10, second), chapter(3, 90, first));
    const after = (first: number, second: number) => currentChapter([finance(first, second), marketing], ['M2', 'M3']);
    expect(after(0, 0)).toEqual({ moduleId: 'M2', chapterId: 'C2' });
    expect(after(0, 100)).toEqual({ moduleId: 'M2', chapterId: 'C1' });
    expect(after(100, 100)).toEqual({ moduleId: 'M3', chapterId: 'C1' });
  });

  it('[LEARN-07~] leads through every unfinished chapter exactly once', () => {
    const share = fc.option(fc.constantFrom(0, 40, 99.9, 100));
    const chapters = fc
      .array(fc.tuple(share, share))
      .map((list) => list.map(([score, learned], index) => chapter(index + 1, score, learned)));
    fc.assert(
      fc.property(chapters, (list) => {
        const unfinished = list.filter(({ learned }) => learned?.lt(100));
        expect([...idsOf(chaptersToLearn(list))].sort()).toEqual([...idsOf(unfinished)].sort());
      }),
    );
  });
});
