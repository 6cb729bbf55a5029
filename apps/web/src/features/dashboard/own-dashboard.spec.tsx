import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import type { Me } from '../../session/session.api';
import { customer, partner, progressWith, superAdmin } from '../../testing/signed-in';
import { acmeFigures, acmeHeadcounts, dashboardContent, serveDashboard } from './testing/acme-dashboard';

const api = serveApi();
const COUNTS = '/accounts/acc_1/employee-counts';
const PAGE = '/dashboard/newDashboard';
const DIALOG = 'Update Employee Numbers';

const opened = async (me = customer) => {
  serveDashboard(api, me);
  const { user, unmount } = renderApp(`/dashboard/newDashboard${me === customer ? '' : '?customer=acc_1'}`);
  await user.click(await screen.findByRole('button', { name: DIALOG }));
  const october = await screen.findByLabelText('October 2026');
  return { user, unmount, october, dialog: within(screen.getByRole('dialog', { name: DIALOG })) };
};

describe('employee numbers', () => {
  it('[DASH-08~] has a box for each month of three years that has begun, which takes digits, a point and two decimals', async () => {
    const { user, dialog, october } = await opened();
    for (const year of ['This Year', 'Last Year', 'Last Year -1']) expect(dialog.getByText(year)).toBeVisible();
    expect(dialog.getAllByLabelText(/^[A-Z][a-z]+ 20\d\d$/)).toHaveLength(32);
    await user.type(october, 'a12.3x45');
    expect(october).toHaveValue('12.34');
    await user.clear(october);
    await user.type(october, '-3');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(october).toHaveAccessibleDescription(/^Enter a number of people/));
    expect(api.calls('POST', COUNTS)).toEqual([]);
  });

  it('[DASH-08~] saves every month with its count, and none where the box is empty', async () => {
    const { user, dialog, october } = await opened();
    api.on('POST', COUNTS, { data: { changed: 2 } });
    await user.type(october, '8.5');
    await user.clear(dialog.getByLabelText('April 2025'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.calls('POST', COUNTS)[0]?.body as Record<string, { date: string; employeeCount: number | null }[]>;
    expect(Object.keys(sent)).toEqual(['thisYear', 'lastYear', 'lastYearMinusOne']);
    expect(sent['thisYear']?.[6]).toEqual({ date: '2026-10', employeeCount: 8.5, username: 'owner@acme.example' });
    expect(sent['lastYear']?.[0]).toMatchObject({ date: '2025-04', employeeCount: null });
    expect(sent['lastYearMinusOne']).toHaveLength(12);
  });

  it('refuses a month without anybody in words at its box', async () => {
    const { user, dialog, october } = await opened();
    await user.type(october, '0');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(october).toHaveAccessibleDescription(/^Enter more than 0/));
    expect(api.calls('POST', COUNTS)).toEqual([]);
  });

  const toldPeople = (count: string) => {
    const choice = { answerCode: 'Q_PEOPLE_A', answer: count, serialNumber: 1, questionCode: 'Q_PEOPLE' };
    const attributes = {
      ...{ questionCode: 'Q_PEOPLE', moduleCode: 'Generic', question: 'How many people?', type: 'freeTextNumber' },
      ...{ measures: 'people', answers: [{ answerCode: 'Q_PEOPLE_A', answer: '' }] },
    };
    api.on('GET', '/content/generic-questions', { data: [{ id: 1, attributes }] });
    const details = [{ question_id: 'Q_PEOPLE', answerId: [choice], scoring: 0 }];
    api.on('GET', '/onboarding/generic-answers', { data: { generic_details: details, savedAt: null } });
  };

  it('carries the number told about the company over, and fills every month with one number', async () => {
    serveDashboard(api);
    toldPeople('6');
    const none = (months: typeof acmeHeadcounts.thisYear) => months.map((each) => ({ ...each, employeeCount: null }));
    const { thisYear, lastYear, lastYearMinusOne } = acmeHeadcounts;
    const empty = { thisYear: none(thisYear), lastYear: none(lastYear), lastYearMinusOne: none(lastYearMinusOne) };
    api.on('GET', COUNTS, { data: empty });
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: DIALOG }));
    const same = await screen.findByLabelText('The same every month');
    await waitFor(() => expect(same).toHaveValue('6'));
    await user.click(screen.getByRole('button', { name: 'Fill in all months' }));
    const august = screen.getByLabelText('August 2026');
    await user.clear(august);
    await user.type(august, '5.5');
    api.on('POST', COUNTS, { data: { changed: 32 } });
    await user.click(within(screen.getByRole('dialog', { name: DIALOG })).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.calls('POST', COUNTS)[0]?.body as typeof acmeHeadcounts;
    const counts = [...sent.thisYear, ...sent.lastYear, ...sent.lastYearMinusOne].map((each) => each.employeeCount);
    expect(counts).toEqual(counts.map((_, at) => (at === 4 ? 5.5 : 6)));
    expect(counts).toHaveLength(32);
  });

  it('offers the number told about the company no more once months have counts', async () => {
    toldPeople('6');
    const { dialog } = await opened();
    expect(dialog.getByLabelText('The same every month')).toHaveValue('');
    expect(dialog.getByRole('button', { name: 'Fill in all months' })).toBeDisabled();
  });

  it('saves what follows the numbers that were shown', async () => {
    serveDashboard(api);
    api.on('GET', COUNTS, { data: acmeHeadcounts, meta: { version: 12 } });
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: DIALOG }));
    await user.type(await screen.findByLabelText('October 2026'), '9');
    api.on('POST', COUNTS, { data: { changed: 1 } });
    await user.click(within(screen.getByRole('dialog', { name: DIALOG })).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('POST', COUNTS)[0]?.headers.get('if-match')).toBe('"12"');
  });

  it('says which months another device changed meanwhile, and keeps what was typed', async () => {
    serveDashboard(api);
    api.on('GET', COUNTS, { data: acmeHeadcounts, meta: { version: 12 } });
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: DIALOG }));
    const october = await screen.findByLabelText('October 2026');
    await user.type(october, '9');
    const thisYear = acmeHeadcounts.thisYear.map((each) =>
      each.date === '2026-09' ? { ...each, employeeCount: 4 } : each,
    );
    api.on('GET', COUNTS, { data: { ...acmeHeadcounts, thisYear }, meta: { version: 13 } });
    api.on('POST', COUNTS, { status: 412, code: 'STALE_VERSION' });
    await user.click(within(screen.getByRole('dialog', { name: DIALOG })).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/saved elsewhere meanwhile: September 2026 is now “4”\./)).toBeVisible();
    expect(october).toHaveValue('9');
  });

  it('goes on with counts that were typed earlier, and Escape keeps them without a question', async () => {
    const entries = [{ field: '2026-09', value: '8' }];
    const savedAt = '2026-11-02T09:00:00.000Z';
    api.on('GET', '/drafts/employee-numbers', { data: { entries, savedAt }, meta: { version: 4 } });
    api.on('PUT', '/drafts/employee-numbers', { data: { savedAt }, meta: { version: 5 } });
    const { user, october } = await opened();
    expect(screen.getByLabelText('September 2026')).toHaveValue('8');
    await user.type(october, '9{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('PUT', '/drafts/employee-numbers').at(-1)?.body).toEqual({
      entries: expect.arrayContaining([...entries, { field: '2026-10', value: '9' }]) as unknown,
    });
  });

  it('asks before Escape discards what could not be kept', async () => {
    const { user, october } = await opened();
    await user.type(october, '9{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('POST', COUNTS)).toEqual([]);
  });

  it('keeps what was typed when saving fails', async () => {
    const { user, dialog, october } = await opened();
    api.on('POST', COUNTS, { status: 500 });
    await user.type(october, '9');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Something went wrong!')).toBeVisible();
    expect(october).toHaveValue('9');
  });

  it('[DASH-08] lets a partner press Save on what is there, and a super admin look; both type nothing', async () => {
    const asSuperAdmin = await opened(superAdmin);
    expect(asSuperAdmin.october).toHaveAttribute('readonly');
    expect(asSuperAdmin.dialog.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    asSuperAdmin.unmount();
    const { user, dialog, october } = await opened(partner);
    api.on('POST', COUNTS, { data: { changed: 0 } });
    await user.type(october, '9');
    expect(october).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls('POST', COUNTS)[0]?.body).toMatchObject({
      thisYear: acmeHeadcounts.thisYear.map(({ date, employeeCount }) => ({ date, employeeCount })),
    });
  });

  it('says that the numbers did not come, and tries again', async () => {
    serveDashboard(api);
    api.on('GET', COUNTS, { status: 500 });
    const { user } = renderApp('/dashboard/newDashboard');
    await user.click(await screen.findByRole('button', { name: DIALOG }));
    expect(await screen.findByText('Could not load employee numbers')).toBeVisible();
    serveDashboard(api);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('October 2026')).toBeVisible();
  });
});

/** A customer whose key indicators are done, and whom the dashboard has greeted or not. */
const afterIndicators = (openedAt: string | null) => ({
  data: progressWith('pending', { kpi: { status: 'completed' }, dashboard: { openedAt } }),
});

describe('the dashboard of an owner', () => {
  const notReady = () =>
    api.on('GET', '/accounts/acc_1/dashboard', {
      data: { ...acmeFigures, asAt: null, months: [], xero_dashboard_flag: 0 },
    });

  it('[ONB-16] asks owners alone whether to continue or sign out while figures are not ready after the key indicators', async () => {
    serveDashboard(api);
    notReady();
    api.on('GET', '/onboarding/progress', afterIndicators(null));
    const { user, unmount } = renderApp(PAGE);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your figures are not here yet' }));
    await user.click(dialog.getByRole('button', { name: 'Continue Anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    unmount();
    sessionStorage.clear();
    const again = renderApp(PAGE);
    await again.user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(again.path()).toBe('/auth/signIn'));
    expect(api.calls('POST', '/session/sign-out').length).toBeGreaterThan(0);
    again.unmount();
    sessionStorage.clear();

    const met = async (me: Me, prepare: () => void) => {
      serveDashboard(api, me);
      api.on('GET', '/onboarding/progress', afterIndicators('2026-11-20T09:00:00.000Z'));
      prepare();
      const { unmount } = renderApp(me === customer ? PAGE : `${PAGE}?customer=acc_1`);
      await screen.findByText(/Figures are to|has no figures here yet/);
      await waitFor(() => expect(api.calls('GET', '/content/dashboard').length).toBeGreaterThan(0));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      unmount();
    };
    await met(customer, () => undefined);
    await met(customer, () => {
      notReady();
      api.on('GET', '/onboarding/progress', { data: progressWith('pending') });
    });
    await met(partner, notReady);
    await met(superAdmin, notReady);
  });

  it('[ONB-17] says that its configuration is missing and leads to the progress; what did arrive is shown', async () => {
    serveDashboard(api);
    api.on('GET', '/onboarding/progress', { status: 500 });
    const { user } = renderApp(PAGE);
    const missing = await screen.findByRole('alert');
    expect(within(missing).getByRole('heading', { name: 'Dashboard Configuration Missing' })).toBeVisible();
    expect(missing).toHaveTextContent('Unable to load dashboard configuration. Please try refreshing the page.');
    expect(within(missing).getByRole('link')).toHaveAttribute('href', '/onboardingProgressInfo');
    expect(await screen.findByRole('heading', { name: 'Last month’s sales' })).toBeVisible();
    api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
    await user.click(within(missing).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Dashboard Configuration Missing')).not.toBeInTheDocument());
  });

  it('[ONB-18] welcomes once, and Explore leads through a tour of four steps', async () => {
    serveDashboard(api);
    api.on('GET', '/onboarding/progress', afterIndicators(null));
    api.on('POST', '/onboarding/steps/dashboard/open', () => {
      api.on('GET', '/onboarding/progress', afterIndicators('2026-11-22T09:00:00.000Z'));
      return { data: progressWith('pending') };
    });
    const { user, unmount } = renderApp(PAGE);
    const welcome = within(await screen.findByRole('dialog', { name: 'Welcome' }));
    expect(welcome.getByText('Welcome to your Dashboard. This has now been populated with your data.')).toBeVisible();
    await user.click(welcome.getByRole('button', { name: 'Explore' }));
    for (const [at, title] of ['The three answers', 'Your key numbers', 'Your goals', 'How you compare'].entries()) {
      const tour = await screen.findByRole('dialog', { name: title });
      expect(tour).toHaveTextContent(`Step ${at + 1} of 4`);
      expect(document.querySelectorAll('[data-touring]')).toHaveLength(1);
      await user.click(within(tour).getByRole('button', { name: at === 3 ? 'Finish' : 'Next' }));
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.querySelector('[data-touring]')).toBeNull();
    expect(api.calls('POST', '/onboarding/steps/dashboard/open')).toHaveLength(1);
    unmount();
    renderApp(PAGE);
    await screen.findByRole('heading', { name: 'Last month’s sales' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[ONB-18~] shows one dialog at a time: the welcome comes once the goals that the address asks for are closed', async () => {
    serveDashboard(api);
    api.on('GET', '/onboarding/progress', afterIndicators(null));
    api.on('POST', '/onboarding/steps/dashboard/open', { data: progressWith('pending') });
    const { user } = renderApp(`${PAGE}?openGoals=true`);
    await screen.findByRole('group', { name: 'Goal 1' });
    const goals = within(screen.getByRole('dialog', { name: 'Set Goals' }));
    await screen.findByRole('heading', { name: 'Last month’s sales', hidden: true });
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
    expect(screen.queryByText(/^Welcome to your Dashboard/)).toBeNull();
    goals.getByRole('button', { name: 'CLOSE' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1));
  });

  it('[DASH-01] shows the banner that editors switched on, the days left of a trial, and how to upgrade', async () => {
    const trialEndsAt = new Date(Date.now() + 12.5 * 86_400_000).toISOString();
    serveDashboard(api, { ...customer, trialEndsAt });
    const first = renderApp(PAGE);
    expect(await screen.findByRole('region', { name: 'Account notice' })).toHaveTextContent('12 days');
    expect(await screen.findAllByText(/left of your free trial/)).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Announcement' })).not.toBeInTheDocument();
    const upgrade = within(screen.getByRole('region', { name: 'Upgrade Your Account' }));
    await first.user.click(upgrade.getByRole('button', { name: 'Upgrade' }));
    expect(await screen.findByRole('dialog', { name: 'Upgrade Your Account' })).toBeVisible();
    first.unmount();
    serveDashboard(api, { ...customer, freeTrailUser: 0 });
    const banner = { bannerEnabled: true, bannerHeading: 'What is new', bannerContent: 'Six **areas**.' };
    api.on('GET', '/content/dashboard', dashboardContent(banner));
    renderApp(PAGE);
    const announcement = await screen.findByRole('region', { name: 'Announcement' });
    expect(announcement).toHaveTextContent('What is new');
    expect(announcement).toHaveTextContent('Six areas.');
    expect(screen.queryByRole('region', { name: 'Upgrade Your Account' })).not.toBeInTheDocument();
    expect(screen.queryByText(/left of your free trial/)).not.toBeInTheDocument();
  });

  it('[DASH-05] shows the scores of three business areas, and of all of them on request', async () => {
    serveDashboard(api);
    const score = (module_id: string, scoring_percentage: number, cardBand: 'red' | 'amber' | 'green') => ({
      ...{ module_id, module_name: module_id, module_number: 2, band: 'amber' as const, chapters: [] },
      ...{ scoring_percentage, cardBand },
    });
    api.on('GET', '/accounts/acc_1/questionnaire-scores', {
      data: {
        ...{ overall_score_percentage: 60, band: 'amber' },
        allModulesList: [score('M2_Finance', 39.5, 'amber'), score('M7', 80, 'green')],
      },
    });
    const { user } = renderApp(PAGE);
    const areas = within(await screen.findByRole('list', { name: 'Business areas' }));
    expect(areas.getAllByRole('listitem')).toHaveLength(3);
    expect(await areas.findByRole('progressbar', { name: 'Finance: score' })).toHaveValue(40);
    expect(areas.getAllByRole('listitem')[0]).toHaveTextContent('40%, on the way');
    expect(areas.getByRole('link', { name: 'Finance' })).toHaveAttribute(
      'href',
      '/dashboard/newDashboardBusiness/modules/M2_Finance',
    );
    expect(areas.getAllByRole('listitem')[1]).toHaveTextContent('Not answered yet');
    await user.click(screen.getByRole('button', { name: 'Show all 6 areas' }));
    expect(areas.getAllByRole('listitem')).toHaveLength(6);
    expect(areas.getAllByRole('listitem')[5]).toHaveTextContent('80%, in good order');
    await user.click(screen.getByRole('button', { name: 'Show three areas' }));
    expect(areas.getAllByRole('listitem')).toHaveLength(3);
  });
});
