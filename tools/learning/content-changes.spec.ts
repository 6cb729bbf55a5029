import type { LearningContent } from '@keelson/contracts/content';
import fc from 'fast-check';
import { assembled, type Edit, edited, EDITS, FIRST_CONTENT } from './testing/changing-content';
import { type Act, ACTS, Learner } from './testing/learner';

type Step = { readonly edit: Edit } | { readonly act: Act };

const place = fc.nat({ max: 30 });
const edit = fc.record({ does: fc.constantFrom(...EDITS), at: place });
const act = fc.record({ does: fc.constantFrom(...ACTS), at: place, choice: place });
const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(fc.oneof({ weight: 2, arbitrary: edit }, { weight: 3, arbitrary: act }), { maxLength: 40 })
  .map((all) =>
    all.map((each, index): Step => ('choice' in each ? { act: each } : { edit: { ...each, fresh: 10 + index } })),
  );

const idsOf = ({ modules }: LearningContent): ReadonlySet<string> =>
  new Set(
    modules.flatMap(({ moduleId, chapters }) => [
      moduleId,
      ...chapters.flatMap(({ chapterId, learning_videos, readings, sub_chapters }) => [
        chapterId,
        ...learning_videos.map(({ videoId }) => videoId),
        ...readings.map(({ methodologyId }) => methodologyId),
        ...sub_chapters.map(({ subChapterId }) => subChapterId),
      ]),
    ]),
  );

type Percentages = readonly (readonly [id: string, percentage: number])[];

/** Each percentage that was reached is shown at least; without anything to learn or a quiz left there is none to show. */
function expectAtLeast(shown: ReadonlyMap<string, number | null>, reached: Percentages): void {
  const fallen = reached.filter(([id, percentage]) => (shown.get(id) ?? 100) < percentage - 1e-9);
  expect(fallen.map(([id, percentage]) => ({ id, percentage, now: shown.get(id) }))).toEqual([]);
}

function expectKept(content: LearningContent, learner: Learner): void {
  const { recorded } = learner;
  const { progress, completion } = learner.seen(content);
  const ids = idsOf(content);
  const chapters = progress.allModulesList.flatMap((module) => module.chapters);
  const done = chapters.flatMap(({ videoIds, readIds }) => [...videoIds, ...readIds]);
  expect(done.sort()).toEqual(recorded.finished.filter((id) => ids.has(id)).sort());
  for (const { chapter_code, completedAt, percentage } of chapters) {
    if (!recorded.completed.includes(chapter_code)) continue;
    expect(completedAt).not.toBeNull();
    expect([100, null]).toContain(percentage);
  }
  expectAtLeast(
    new Map([
      ...chapters.map(({ chapter_code, percentage }) => [chapter_code, percentage] as const),
      ...progress.allModulesList.map(({ module_id, percentage }) => [module_id, percentage] as const),
    ]),
    recorded.learned,
  );
  const quizzes = completion.chapter_completion.flatMap(({ sub_chapter_completion }) => sub_chapter_completion);
  for (const { sub_chapter_code, percentage } of quizzes)
    expect(percentage).toBe(recorded.taken.includes(sub_chapter_code) ? 100 : 0);
  expectAtLeast(
    new Map([
      ...completion.chapter_completion.map(({ chapter_code, percentage }) => [chapter_code, percentage] as const),
      ...Object.entries(completion.businessAreaCompletionMap),
    ]),
    recorded.completion,
  );
}

describe('what an owner has reached', () => {
  it('[BEYOND-08] stays, whatever editors do: nothing finished opens again, no score moves, no percentage falls, and what came later is new', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const learner = new Learner();
        let drafts = FIRST_CONTENT;
        for (const step of all) {
          const before = learner.recorded;
          if ('act' in step) {
            learner.act(assembled(drafts), step.act);
            const now = learner.recorded;
            expect(now.finished).toEqual(expect.arrayContaining(before.finished));
            expect(now.completed).toEqual(expect.arrayContaining(before.completed));
            expectAtLeast(new Map(now.learned), before.learned);
          } else {
            const { scores, explained, quizScores } = learner.seen(assembled(drafts));
            drafts = edited(drafts, step.edit);
            expect(learner.seen(assembled(drafts))).toMatchObject({ scores, explained, quizScores });
          }
          expectKept(assembled(drafts), learner);
        }
      }),
      { numRuns: 150 },
    );

    const learner = new Learner();
    const first = assembled(FIRST_CONTENT);
    const acts = (does: Act['does'], ...choices: readonly number[]) =>
      choices.forEach((choice) => learner.act(first, { does, at: 0, choice }));
    acts('watches', 0);
    acts('reads', 0, 1);
    acts('takes a quiz', 0, 1);
    const more = [
      { does: 'reading added', at: 0, fresh: 10 },
      { does: 'video added', at: 0, fresh: 11 },
      { does: 'quiz added', at: 0, fresh: 12 },
    ] as const;
    const { progress, completion } = learner.seen(assembled(more.reduce(edited, FIRST_CONTENT)));
    const [chapter] = progress.allModulesList[0]?.chapters ?? [];
    expect(chapter).toMatchObject({ percentage: 100, newItems: 2, lessons: 5, lessonsDone: 3 });
    expect(completion.chapter_completion[0]).toMatchObject({ chapter_code: 'C1', percentage: 100, new_items: 1 });
  });
});
