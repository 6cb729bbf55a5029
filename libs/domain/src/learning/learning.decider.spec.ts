import { Decimal } from '@keelson/kernel';
import fc from 'fast-check';
import { type LearningCommand, learningDecider as decider } from './learning.decider';
import { initialLearningState as nothing, type LearningState } from './learning.state';
import type { ChapterContents, ModuleContents } from './module-contents';

const item = (id: string) => ({ id, title: `About ${id}`, version: `${id}-1` });
const chapter = (chapterId: string, videos: string[], readings: string[], weightage = 50): ChapterContents => ({
  chapterId,
  chapterName: `Chapter ${chapterId}`,
  weightage,
  videos: videos.map(item),
  readings: readings.map(item),
});
const moduleOf = (...chapters: ChapterContents[]): ModuleContents => ({
  moduleId: 'M2_Finance',
  moduleName: 'Finance',
  chapters,
});
const finance = moduleOf(chapter('C1', ['V1'], ['R1']), chapter('C2', ['V2', 'V3'], ['R2', 'R3']));

const watch = (
  videoId: string,
  chapterId = 'C1',
  module = finance,
  playedShare: number | null = 0.95,
): LearningCommand => ({
  ...{ name: 'WatchVideo', module, chapterId, videoId, playedShare },
});
const read = (readId: string, chapterId = 'C1', module = finance): LearningCommand => ({
  ...{ name: 'FinishReading', module, chapterId, readId },
});
const eventsOf = (command: LearningCommand, state: LearningState) => {
  const decision = decider.decide(command, state);
  if (!decision.ok) throw new Error(decision.failure.code);
  return decision.value;
};
const after = (commands: readonly LearningCommand[], state = nothing): LearningState =>
  commands.reduce((before, command) => eventsOf(command, before).reduce(decider.evolve, before), state);

describe('learning', () => {
  it('[LEARN-06~] records a watched video with what the chapter had and where it stands after it', () => {
    expect(eventsOf(watch('V1'), nothing)).toEqual([
      {
        type: 'learning.video-watched.v1',
        data: {
          ...{ moduleId: 'M2_Finance', moduleName: 'Finance', chapterId: 'C1', chapterName: 'Chapter C1' },
          ...{ videoId: 'V1', title: 'About V1', contentVersion: 'V1-1', playedShare: 0.95 },
          chapterHad: { videos: ['V1'], readings: ['R1'] },
          ...{ chapterPercentage: '50', modulePercentage: '25' },
        },
      },
    ]);
  });

  it.each([0, 0.5, 0.899, Number.NaN])('[LEARN-06~] takes no video as watched of which %d was played', (share) => {
    expect(decider.decide(watch('V1', 'C1', finance, share), nothing)).toEqual({
      ok: false,
      failure: { code: 'NOT_WATCHED' },
    });
  });

  it('takes a video as watched whose transcript was read', () => {
    const [event] = eventsOf(watch('V1', 'C1', finance, null), nothing);
    expect(event?.data).toMatchObject({ videoId: 'V1', playedShare: null });
  });

  it('[LEARN-06~] knows no lesson of another chapter, and none of the overview', () => {
    for (const command of [watch('V2'), watch('V1', 'C9'), read('V1'), watch('M2_Overview')])
      expect(decider.decide(command, nothing)).toEqual({ ok: false, failure: { code: 'LESSON_NOT_FOUND' } });
  });

  it('completes a chapter with its last lesson, and the module with its last chapter, once', () => {
    const one = after([watch('V1')]);
    expect(eventsOf(read('R1'), one).map(({ type }) => type)).toEqual([
      'learning.reading-finished.v1',
      'learning.chapter-completed.v1',
    ]);
    const most = after([read('R1'), watch('V2', 'C2'), watch('V3', 'C2'), read('R2', 'C2')], one);
    expect(eventsOf(read('R3', 'C2'), most).map(({ type }) => type)).toEqual([
      'learning.reading-finished.v1',
      'learning.chapter-completed.v1',
      'learning.module-completed.v1',
    ]);
    expect(eventsOf(read('R3', 'C2'), after([read('R3', 'C2')], most))).toEqual([]);
  });

  it('completes a chapter whose last unfinished lesson was taken away, when a lesson of it is finished again', () => {
    const begun = after([watch('V1')]);
    const smaller = moduleOf(chapter('C1', ['V1'], []), chapter('C2', ['V2'], []));
    expect(eventsOf(watch('V1', 'C1', smaller), begun).map(({ type }) => type)).toEqual([
      'learning.chapter-completed.v1',
    ]);
  });

  it('[BEYOND-08~] goes never backwards, whatever is added to the content, taken away or weighed anew', () => {
    const ids = (of: string) => fc.uniqueArray(fc.constantFrom(...[1, 2, 3, 4].map((n) => `${of}${n}`)));
    const content = fc
      .tuple(...['C1', 'C2', 'C3'].map((id) => fc.tuple(fc.constant(id), ids('V'), ids('R'), fc.nat({ max: 5 }))))
      .map((chapters) =>
        moduleOf(...chapters.map(([id, videos, readings, weight]) => chapter(id, videos, readings, weight))),
      );
    const act = fc.record({
      module: content,
      chapterId: fc.constantFrom('C1', 'C2', 'C3'),
      lesson: fc.constantFrom('V1', 'V2', 'V3', 'V4', 'R1', 'R2', 'R3', 'R4'),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let state = nothing;
        for (const { module, chapterId, lesson } of acts) {
          const command = lesson.startsWith('V') ? watch(lesson, chapterId, module) : read(lesson, chapterId, module);
          const decision = decider.decide(command, state);
          const next = decision.ok ? decision.value.reduce(decider.evolve, state) : state;
          for (const [id, before] of Object.entries(state.chapters)) {
            const now = next.chapters[id];
            expect(now?.videos).toEqual(expect.arrayContaining([...before.videos]));
            expect(now?.readings).toEqual(expect.arrayContaining([...before.readings]));
            expect(new Decimal(now?.highest ?? -1).gte(before.highest)).toBe(true);
            expect(now?.completed || !before.completed).toBe(true);
          }
          for (const [id, before] of Object.entries(state.modules))
            expect(new Decimal(next.modules[id] ?? -1).gte(before)).toBe(true);
          expect(next.completedModules).toEqual(expect.arrayContaining([...state.completedModules]));
          state = next;
        }
      }),
    );
  });
});
