import fc from 'fast-check';
import { afterLesson } from './after-lesson';
import { type Lesson, lessonsWithin, minutesOf, moduleOfHub, nextLesson } from './lessons';
import { learnedIn, modules, progressOf } from './testing/finance-hub';

const hubOf = (...chapters: Parameters<typeof learnedIn>[]) => {
  const [finance] = modules;
  if (!finance) throw new Error('no module');
  return moduleOfHub(finance, progressOf(chapters.map((each) => learnedIn(...each))).allModulesList[0]);
};
const namesOf = (lessons: readonly Lesson[]) => lessons.map(({ id }) => id);
const lessonsOf = (...marks: readonly [id: string, done: boolean][]): Lesson[] =>
  marks.map(([id, done]) => ({
    ...{ id, done, kind: id.startsWith('V') ? ('video' as const) : ('reading' as const), title: id },
    ...{ chapterId: 'C1', chapterName: 'Getting paid', number: '2.1', seconds: 60 },
  }));
const afterOf = (id: string, lessons: readonly Lesson[]) => {
  const finished = lessons.find((lesson) => lesson.id === id);
  if (!finished) throw new Error('no such lesson');
  const after = afterLesson(lessons, finished);
  return Object.fromEntries(Object.entries(after).flatMap(([prompt, to]) => (to ? [[prompt, (to as Lesson).id]] : [])));
};

describe('the lessons of an area', () => {
  it('[LEARN-07~] stand in the order in which the chapters are recommended', () => {
    const hub = hubOf(['C1', { videoIds: ['V1'] }], ['C2']);
    expect(hub.chapters.map(({ head }) => head.chapterId)).toEqual(['C2', 'C1']);
    expect(nextLesson(hub)?.id).toBe('V3');
    expect(hub.chapters[1]?.lessons.map(({ id, done }) => [id, done])).toEqual([
      ['V1', true],
      ['V2', false],
      ['R1', false],
    ]);
  });

  it('fit into the time that there is, and one stands alone where it is longer than that', () => {
    const hub = hubOf(['C1'], ['C2', { videoIds: ['V3'], readIds: ['R2'] }]);
    expect(namesOf(lessonsWithin(hub, 5))).toEqual(['V1', 'V2']);
    expect(namesOf(lessonsWithin(hub, 8))).toEqual(['V1', 'V2', 'R1']);
    expect(namesOf(lessonsWithin(hub, 1))).toEqual(['V1']);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), (minutes) => {
        const chosen = lessonsWithin(hub, minutes);
        expect(namesOf(chosen)).toEqual(['V1', 'V2', 'R1'].slice(0, chosen.length));
        const sum = chosen.reduce((total, lesson) => total + minutesOf(lesson), 0);
        expect(chosen.length === 1 || sum <= minutes).toBe(true);
      }),
    );
  });
});

describe('what is offered after a lesson', () => {
  it('[LEARN-05~] is the next of its kind', () => {
    const lessons = lessonsOf(['V1', false], ['V2', true], ['V3', false], ['R1', false], ['R2', false]);
    expect(afterOf('V1', lessons)).toEqual({ nextVideo: 'V3' });
    expect(afterOf('V3', lessons)).toEqual({ nextVideo: 'V1' });
    expect(afterOf('R1', lessons)).toEqual({ nextReading: 'R2' });
  });

  it('[LEARN-05~] is the other kind once its own is done, and nothing once all is', () => {
    expect(afterOf('V1', lessonsOf(['V1', false], ['R1', false]))).toEqual({ toReadings: 'R1' });
    expect(afterOf('R1', lessonsOf(['V1', false], ['R1', false]))).toEqual({ toVideos: 'V1' });
    expect(afterOf('V1', lessonsOf(['V1', false], ['R1', true]))).toEqual({});
  });
});
