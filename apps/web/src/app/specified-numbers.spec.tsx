import { screen, waitFor, within } from '@testing-library/react';
import * as paths from '../client/paths';
import { areaPages } from '../features/business-areas/testing/two-areas';
import { serveDashboard } from '../features/dashboard/testing/acme-dashboard';
import { trialBalance } from '../features/ledger/testing/books';
import type { OpenTask } from '../learning/tasks.api';
import { annField, ONLY_PAGE } from '../testing/customer-row';
import { renderApp } from '../testing/render-app';
import { admin, customer, haveSession, progressWith } from '../testing/signed-in';

const { api, open: openArea } = areaPages();

const DASHBOARD = '/dashboard/newDashboard';
const UPDATE = '/dashboard/newDashboardAdmin/UserUpdateFinanace?customer=acc_9';
const CUSTOMERS = '/dashboard/newDashboardAdmin/UserManagement';

const asOwner = (): void => {
  haveSession(api, { ...customer, isPremium: 'true', standing: 'premium' });
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
};
const asAdmin = (): void => {
  localStorage.clear();
  haveSession(api, admin);
};

/** On the dashboard: three goals, three areas, six metrics beside the sector's, and a tour of four steps. */
async function dashboardNumbers() {
  serveDashboard(api);
  const progress = (openedAt: string | null) => ({
    data: progressWith('pending', { kpi: { status: 'completed' }, dashboard: { openedAt } }),
  });
  api.on('GET', '/onboarding/progress', progress(null));
  api.on('POST', '/onboarding/steps/dashboard/open', () => {
    api.on('GET', '/onboarding/progress', progress('2026-11-22T09:00:00.000Z'));
    return { data: progressWith('pending') };
  });
  const { user, unmount } = renderApp(DASHBOARD);
  // By their text, which is found sooner than a role among everything on the page.
  await user.click(await screen.findByText('Explore'));
  let tourSteps = 0;
  for (let finish: HTMLElement | null = null; finish === null;) {
    tourSteps += 1;
    await screen.findByText(new RegExp(`Step ${tourSteps} of 4`));
    finish = screen.queryByText('Finish');
    await user.click(finish ?? screen.getByText('Next'));
  }
  const [car] = await screen.findAllByText(/New Car/, { selector: 'tr *' });
  const areas = await screen.findByLabelText('Business areas', { selector: 'ul' });
  await user.click(await screen.findByText('How do you compare?', { selector: 'button *, button' }));
  const metrics = await screen.findByLabelText('Metrics', { selector: 'nav' });
  const counted = {
    tourSteps,
    goals: car?.closest('table')?.querySelectorAll('tbody tr').length,
    areas: within(areas).getAllByRole('listitem').length,
    metrics: within(metrics).getAllByRole('button').length,
  };
  unmount();
  return counted;
}

async function goalsToSet(): Promise<number> {
  serveDashboard(api);
  const { unmount } = renderApp(`${DASHBOARD}?openGoals=true`);
  await screen.findByRole('group', { name: 'Goal 1' });
  const count = screen.getAllByRole('group', { name: /^Goal \d+$/ }).length;
  unmount();
  return count;
}

async function readings(): Promise<number> {
  const { unmount } = openArea(paths.businessModule('M2_Finance'));
  const card = (await screen.findByRole('heading', { level: 2, name: 'Recommended Reading' })).closest('section');
  const count = within(card ?? document.body).getAllByRole('link').length;
  unmount();
  return count;
}

async function tasks(): Promise<readonly number[]> {
  asOwner();
  const taskOf = (number: number): OpenTask => ({
    ...{ id: `S${number}`, username: 'acc_1', moduleId: 'M2', moduleName: 'Finance', chapterId: 'C1' },
    ...{ chapterName: 'C1', subChapterId: `S${number}`, subChapterName: `Lesson ${number}`, date: null, due: false },
  });
  api.on('GET', '/accounts/acc_1/tasks', { data: [1, 2, 3, 4, 5, 6, 7].map(taskOf) });
  api.on('GET', '/accounts/acc_1/task-counts', { data: { progress: 0, todo: 7, completed: 0 } });
  api.on('GET', '/accounts/acc_1/completed-sub-chapters', { data: [] });
  api.on('GET', '/content/task-management', { data: [{ id: 1, attributes: { heading: 'Task Management' } }] });
  const { user, unmount } = renderApp(paths.tasks);
  const shown = () => within(screen.getByRole('list', { name: 'To do' })).getAllByRole('heading', { level: 2 }).length;
  await screen.findByText('Lesson 1');
  const atFirst = shown();
  await user.click(screen.getByRole('button', { name: 'View all tasks' }));
  const all = shown();
  unmount();
  return [atFirst, all];
}

/** Months of each of the three years, and the name that the file is saved under. */
async function trialBalanceReport() {
  asAdmin();
  api.on('GET', '/accounts/acc_9/trial-balance', { data: trialBalance });
  api.on('GET', '/accounts/acc_9/trial-balance/report', { document: 'PK' });
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user, unmount } = renderApp(UPDATE);
  const table = await screen.findByRole('table', { name: 'Trial Balance By Month' });
  const heads = within(table).getAllByRole('columnheader');
  const months = heads.map(({ textContent }) => /^P\d+/.exec(textContent)?.[0]).filter((each) => each !== undefined);
  await user.click(screen.getByRole('button', { name: 'Report.xlsx' }));
  await screen.findByText('Report.xlsx saved');
  click.mockRestore();
  unmount();
  return { months, saved };
}

/** Sizes that a list offers, and those that it asked the API for: first its own, then each of them. */
async function pageSizes() {
  asAdmin();
  const totals = { customers: 1, onTrial: 1, underDeletion: 0 };
  api.on('GET', '/customers', { data: { rows: [annField], matching: 1, ...ONLY_PAGE, totals } });
  const { user, unmount } = renderApp(CUSTOMERS);
  await screen.findByRole('button', { name: 'Ann Field' });
  const sizes = within(screen.getByRole('group', { name: 'Rows per page' })).getAllByRole('button');
  const offered = sizes.map(({ textContent }) => textContent);
  const asked = () => api.calls('GET', '/customers').map(({ url }) => new URL(url).searchParams.get('size'));
  for (const [at, name] of ['25', '50'].entries()) {
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(asked()).toHaveLength(at + 2));
  }
  unmount();
  return { offered, asked: asked() };
}

describe('the numbers that the specifications name', () => {
  it('[LIMIT-04] are 3 goals, 3 readings, 3 areas, 5 tasks, 4 steps of the tour, 6 metrics, 12 months a year, Report.xlsx and pages of 10, 25 and 50', async () => {
    expect(await dashboardNumbers()).toEqual({ tourSteps: 4, goals: 3, areas: 3, metrics: 6 });
    expect(await goalsToSet()).toBe(3);
    expect(await readings()).toBe(3);
    expect(await tasks()).toEqual([5, 7]);
    const year = Array.from({ length: 12 }, (_, at) => `P${at + 1}`);
    expect(await trialBalanceReport()).toEqual({ months: [...year, ...year, ...year], saved: ['Report.xlsx'] });
    expect(await pageSizes()).toEqual({ offered: ['10', '25', '50'], asked: ['10', '25', '50'] });
  }, 600_000);
});
