import type { TaskDatesRow } from '@keelson/read-models/tasks';
import { taskDatesProjection } from './task-dates.projection';

const event = (type: string, data: object) => ({ type, data, metadata: { subjectId: 'acc_1' } }) as never;
const place = (subChapterId: string) => ({
  ...{ moduleId: 'M2', moduleName: 'Finance', chapterId: 'C1', chapterName: 'Getting paid' },
  ...{ subChapterId, subChapterName: subChapterId },
});
const scheduled = event('tasks.task-scheduled.v1', { ...place('S1'), date: '2026-11-30' });
const other = event('tasks.task-scheduled.v1', { ...place('S2'), date: '2026-12-01' });
const moved = event('tasks.task-moved.v1', { ...place('S1'), from: '2026-11-30', date: '2026-12-02' });
const unscheduled = event('tasks.task-unscheduled.v1', { ...place('S1'), from: '2026-12-02' });
const erased = event('deletion.personal-data-erased.v1', {});

const fold = (events: readonly never[], row?: TaskDatesRow) =>
  events.reduce<TaskDatesRow | undefined>((before, each) => taskDatesProjection.evolve(before, each) ?? undefined, row);

describe('the row of the dates', () => {
  it('has each task that has a date, with the last one, also when the events come again', () => {
    const events = [scheduled, other, moved];
    const row = fold(events);
    expect(row?.tasks.map(({ subChapterId, date }) => [subChapterId, date])).toEqual([
      ['S2', '2026-12-01'],
      ['S1', '2026-12-02'],
    ]);
    expect(fold([moved], row)).toEqual(row);
    expect(fold([unscheduled], row)?.tasks.map(({ subChapterId }) => subChapterId)).toEqual(['S2']);
  });

  it('goes with the account', () => expect(fold([scheduled, erased])).toBeUndefined());
});
