import type { LearningProgressRow } from '@keelson/read-models/learning';
import { learningProgressProjection } from './learning-progress.projection';

const occurredAt = new Date('2026-11-02T09:00:00.000Z');
const at = occurredAt.toISOString();
const event = (type: string, data: object) =>
  ({ type: `${type}.v1`, data, metadata: { subjectId: 'acc_1' }, occurredAt }) as never;

const place = { moduleId: 'M2_Finance', chapterId: 'C1' };
const lesson = (chapterPercentage: string, modulePercentage: string, videos = ['V1']) => ({
  ...place,
  contentVersion: 'v1',
  chapterHad: { videos, readings: ['R1'] },
  chapterPercentage,
  modulePercentage,
});
const watched = event('learning.video-watched', { ...lesson('50', '25'), videoId: 'V1', playedShare: 1 });
const read = event('learning.reading-finished', { ...lesson('100', '50', ['V1', 'V2']), readId: 'R1' });
const chapterDone = event('learning.chapter-completed', place);
const moduleDone = event('learning.module-completed', { moduleId: 'M2_Finance' });
const erased = event('deletion.personal-data-erased', {});

const fold = (events: readonly never[], row?: LearningProgressRow) =>
  events.reduce<LearningProgressRow | undefined>(
    (before, each) => learningProgressProjection.evolve(before, each) ?? undefined,
    row,
  );

describe('the row of the learning progress', () => {
  it('has each lesson once, what the chapter had, and how far that was, also when the events come again', () => {
    const events = [watched, read, chapterDone];
    const row = fold(events);
    expect(row).toEqual({
      account_id: 'acc_1',
      chapters: [
        {
          ...place,
          videos: [{ id: 'V1', contentVersion: 'v1', at }],
          readings: [{ id: 'R1', contentVersion: 'v1', at }],
          knownVideos: ['V1', 'V2'],
          knownReadings: ['R1'],
          highest: '100',
          completedAt: at,
        },
      ],
      modules: [{ moduleId: 'M2_Finance', highest: '50', completedAt: null }],
    });
    expect(fold([read, chapterDone], row)).toEqual(row);
  });

  it('[BEYOND-08~] keeps the highest percentage and what is completed', () => {
    const later = event('learning.video-watched', { ...lesson('40', '30'), videoId: 'V2', playedShare: 1 });
    const row = fold([watched, read, chapterDone, moduleDone, later]);
    expect(row?.chapters[0]).toMatchObject({ highest: '100', completedAt: at });
    expect(row?.modules).toEqual([{ moduleId: 'M2_Finance', highest: '100', completedAt: at }]);
  });

  it('goes with the account', () => expect(fold([watched, erased])).toBeUndefined());
});
