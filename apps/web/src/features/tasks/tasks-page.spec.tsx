import { tasksMessages as texts } from '@keelson/contracts/tasks';
import { screen, waitFor, within } from '@testing-library/react';
import * as paths from '../../client/paths';
import type { CompletedTask, OpenTask } from '../../learning/tasks.api';
import { serveEventSources } from '../../testing/event-sources';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, progressWith } from '../../testing/signed-in';

const api = serveApi();
serveEventSources();
const TASKS = '/accounts/acc_1/tasks';
const COUNTS = '/accounts/acc_1/task-counts';
const DONE = '/accounts/acc_1/completed-sub-chapters';
/** Still the 26th in London, where the 27th has begun already in Berlin. */
const NOW = new Date('2026-11-26T23:30:00.000Z');

/** The day stands still, and timers go on. */
beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'queueMicrotask', 'nextTick'] as const),
    ],
  });
});
afterEach(() => void jest.useRealTimers());

const placeOf = (number: number, chapterId = 'C1') => ({
  ...{ id: `S${number}`, username: 'acc_1', moduleId: 'M2', moduleName: 'Finance', chapterId, chapterName: chapterId },
  ...{ subChapterId: `S${number}`, subChapterName: `Lesson ${number}` },
});
const taskOf = (number: number, changes: Partial<OpenTask> = {}): OpenTask => ({
  ...{ ...placeOf(number), date: null, due: false, ...changes },
});
const tasks: readonly OpenTask[] = [
  ...[taskOf(1), taskOf(2, { chapterId: 'C2' }), taskOf(3, { date: '2026-11-30' }), taskOf(4), taskOf(5)],
  taskOf(6, { date: '2026-11-25', due: true }),
];
const done: readonly CompletedTask[] = [{ ...placeOf(9), completedAt: '2026-11-01T09:00:00.000Z', percentage: 60 }];

const opened = (open: readonly OpenTask[] = tasks) => {
  haveSession(api, { ...customer, isPremium: 'true', standing: 'premium' });
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
  api.on('GET', '/content/task-management', {
    data: [
      {
        id: 1,
        attributes: {
          ...{ heading: 'Task Management', content: 'Every lesson is a task.', noneHeading: 'Nothing is left' },
          ...{ noneContent: 'All done.', doneHeading: 'Nothing is done yet', doneContent: 'Take a quiz.' },
        },
      },
    ],
  });
  api.on('GET', '/accounts/acc_1/questionnaire-scores', {
    data: {
      ...{ overall_score_percentage: 30, band: 'red' },
      allModulesList: [
        {
          ...{ module_id: 'M2', module_name: 'Finance', module_number: 2, scoring_percentage: 30, band: 'red' },
          cardBand: 'red',
          chapters: [
            {
              ...{ chapter_code: 'C2', chapter_name: 'C2', chapter_number: 2, scoring_percentage: 30, band: 'red' },
              ...{ score: 3, highest: 10, weightage: 1, submittedAt: NOW.toISOString(), contentVersion: 'v1' },
            },
          ],
        },
      ],
    },
  });
  api.on('GET', TASKS, { data: open });
  api.on('GET', COUNTS, { data: { progress: 25, todo: 18, completed: 6 } });
  api.on('GET', DONE, { data: done });
  api.on('POST', TASKS, { data: { changed: 1 } });
  return renderApp(paths.tasks);
};
const names = () =>
  within(screen.getByRole('list', { name: 'To do' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const dateOf = (lesson: string) => screen.getByLabelText(`Date for ${lesson}`);
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const sent = () => api.calls('POST', TASKS).map(({ body }) => body as { tasks: { id: string; date: string | null }[] });

describe('tasks', () => {
  it('[TASK-01] show ring and counts, five of them and all on request, are done or to do, and are saved', async () => {
    const { user } = opened();
    expect(await screen.findByRole('img', { name: 'Tasks completed: 25.0%' })).toBeVisible();
    expect(await screen.findByText('Lesson 6')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Lesson 6', 'Lesson 3', 'Lesson 2', 'Lesson 1', 'Lesson 4']));
    await user.click(press('View all tasks'));
    expect(names()).toHaveLength(6);
    await user.click(press('View less tasks'));
    expect(names()).toHaveLength(5);
    await user.click(press('Done 6'));
    expect(await screen.findByRole('link', { name: 'Lesson 9' })).toHaveAttribute('href', paths.subChapterQuiz('S9'));
    expect(screen.getByText('1 Nov 2026, quiz 60.0%')).toBeVisible();
    await user.click(press(/^To do 18/));
    await user.type(dateOf('Lesson 1'), '01/12/2026');
    await user.click(press('Save tasks'));
    expect(await screen.findByText('Successfully Saved!!')).toBeVisible();
  });

  it('[TASK-02] say what is due from its day on, want a date, and take none before today in London', async () => {
    const dated = (number: number, date: string, due: boolean) => taskOf(number, { date, due });
    const { user } = opened([
      ...[taskOf(1), dated(2, '2026-11-25', true), dated(3, '2026-11-26', true), dated(4, '2026-11-27', false)],
    ]);
    await screen.findByText('Lesson 4');
    const card = (lesson: string) =>
      within(screen.getByRole('heading', { name: lesson }).closest('li') ?? document.body);
    expect(screen.getAllByText('This is due!!')).toHaveLength(2);
    expect(card('Lesson 2').getByText('This is due!!')).toBeVisible();
    expect(card('Lesson 3').getByText('This is due!!')).toBeVisible();

    await user.type(dateOf('Lesson 1'), '25/11/2026');
    await user.tab();
    expect(await screen.findByText('Choose 26 Nov 2026 or a later day')).toBeVisible();
    await user.click(press('Save tasks'));
    expect(sent()).toEqual([]);

    await user.clear(dateOf('Lesson 4'));
    expect(await screen.findByText('Required !!')).toBeVisible();
    await user.click(press('Save tasks'));
    expect(sent()).toEqual([]);

    await user.type(dateOf('Lesson 4'), '27/11/2026');
    await user.clear(dateOf('Lesson 1'));
    await user.type(dateOf('Lesson 1'), '26/11/2026');
    await user.click(press('Save tasks'));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('[TASK-01~] send only what was changed, and say that it is saved', async () => {
    const { user } = opened();
    await screen.findByText('Lesson 6');
    await user.type(dateOf('Lesson 1'), '01/12/2026');
    await user.click(press('Remove date of Lesson 3'));
    expect(await screen.findByText('2 dates')).toBeVisible();
    await user.click(press('Save tasks'));
    expect(await screen.findByText('Successfully Saved!!')).toBeVisible();
    expect(sent().flatMap((body) => body.tasks.map(({ id, date }) => [id, date]))).toEqual([
      ['S1', '2026-12-01'],
      ['S3', null],
    ]);
    expect(screen.queryByText(/changed, not saved yet/)).toBeNull();
  });

  it('[TASK-02~] want a date where one was removed by hand, and at least one', async () => {
    const { user } = opened([taskOf(1), taskOf(3, { date: '2026-11-30' })]);
    await screen.findByText('Lesson 3');
    await user.clear(dateOf('Lesson 3'));
    expect(await screen.findByText('Required !!')).toBeVisible();
    await user.click(press('Save tasks'));
    expect(sent()).toEqual([]);
    await user.click(press('Undo'));
    expect(screen.queryByText('Required !!')).toBeNull();
    expect(dateOf('Lesson 3')).toHaveValue('30/11/2026');
  });

  it('[TASK-02~] without any date say so when they are to be saved', async () => {
    const { user } = opened([taskOf(1), taskOf(2)]);
    await screen.findByText('Lesson 1');
    await user.click(press('Save tasks'));
    expect(await screen.findByText('Required !!')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('[MSG-02~] keep the dates when saving fails, and say so', async () => {
    const { user } = opened();
    await screen.findByText('Lesson 6');
    api.on('POST', TASKS, { status: 500, responseMessage: 'No' });
    await user.type(dateOf('Lesson 1'), '01/12/2026');
    await user.click(press('Save tasks'));
    expect(await screen.findByText(new RegExp(texts.unableToSave))).toBeVisible();
    expect(screen.getByText(/changed, not saved yet/)).toBeInTheDocument();
  });

  it('[MSG-02~] say that the counts could not be loaded', async () => {
    opened();
    api.on('GET', COUNTS, { status: 500, responseMessage: 'No' });
    expect(await screen.findByText('Unable to load task count')).toBeVisible();
  });

  it('say when nothing is left, and when nothing is done yet', async () => {
    const { user } = opened([]);
    expect(await screen.findByText('Nothing is left')).toBeVisible();
    api.on('GET', DONE, { data: [] });
    await user.click(await screen.findByRole('button', { name: 'Done 6' }));
    expect(await screen.findByText('Nothing is done yet')).toBeVisible();
  });
});
