import { overviewContract } from '@keelson/contracts/my-financials';
import { screen, waitFor, within } from '@testing-library/react';
import { dashboardContent, serveDashboard } from '../features/dashboard/testing/acme-dashboard';
import acme from '../features/my-financials/testing/acme.json';
import type { Me } from '../session/session.api';
import { acmeCash } from '../testing/cash-release';
import { acmeDetail } from '../testing/detailed-profit-and-loss';
import { acmePlanner, cutDownAcme } from '../testing/planner';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { customer, partner, progressWith, superAdmin } from '../testing/signed-in';

const api = serveApi();
const ACCOUNT = '/accounts/acc_1';
const DASHBOARD = '/dashboard/newDashboard';
const CALCULATOR = '/dashboard/newDashboardCalculator';
const owner: Me = { ...customer, isPremium: 'true', standing: 'premium', freeTrailUser: 0 };
const TOOLS = {
  planner: 'what-if-planner',
  cashRelease: 'cash-release',
  detailedProfitAndLoss: 'detailed-profit-and-loss',
};

/** A column of the table in finance §6. */
interface Column {
  readonly me: Me;
  /** What names the company that is looked at; an owner looks at the own one. */
  readonly chosen: string;
  /** Types into the company's figures, and has steps, lessons and tasks of the own. */
  readonly owns: boolean;
  readonly savesEmployees: boolean;
  /** Calculates and saves with the tools; `undefined` reads only. */
  readonly savesAs: '' | '?isChannelPartner=true' | undefined;
}

const chosen = '?customer=acc_1';
const COLUMNS: readonly (readonly [string, Column])[] = [
  ['customer', { me: owner, chosen: '', owns: true, savesEmployees: true, savesAs: '' }],
  ['channel partner', { me: partner, chosen, owns: false, savesEmployees: true, savesAs: '?isChannelPartner=true' }],
  ['super admin', { me: superAdmin, chosen, owns: false, savesEmployees: false, savesAs: undefined }],
  [
    'super admin who is a channel partner too',
    { me: { ...superAdmin, channelPartner: 'true' }, chosen, owns: false, savesEmployees: false, savesAs: undefined },
  ],
];

const { calculation } = acmePlanner;
const CALCULATED = {
  planner: calculation,
  cashRelease: {
    ...{ totalPotentialCashReleased: 13_315.07, cashReleasedInstock: 0, cashReleasedInTradeCreditors: 0 },
    ...{ cashReleasedInTradeDebtors: 13_315.07, revisedCreditor: 45_000, revisedDebtors: 94_684.93 },
    ...{ revisedStock: 36_000, revisedStockTurn: 8 },
  },
  detailedProfitAndLoss: { account: acmeDetail.account, summary: acmeDetail.summary },
};

function serve(me: Me): void {
  serveDashboard(api, me);
  const banner = { bannerEnabled: true, bannerHeading: 'News', bannerContent: 'For owners' };
  api.on('GET', '/content/dashboard', dashboardContent(banner));
  api.on('GET', '/onboarding/progress', {
    data: progressWith('pending', { myFinanceSummary: { status: 'inprogress' } }),
  });
  api.on('GET', `${ACCOUNT}/financials`, { data: overviewContract.schemas.answer.parse(acme) });
  api.on('GET', `${ACCOUNT}/task-counts`, { data: { todo: 18, completed: 6, progress: 25 } });
  api.on('GET', `${ACCOUNT}/learning-progress`, { status: 503, code: 'UNAVAILABLE' });
  const reads = { planner: acmePlanner, cashRelease: acmeCash, detailedProfitAndLoss: acmeDetail };
  for (const [tool, path] of Object.entries(TOOLS)) {
    api.on('GET', `${ACCOUNT}/${path}`, { data: reads[tool as keyof typeof reads] });
    api.on('POST', `${ACCOUNT}/${path}/calculation`, { data: CALCULATED[tool as keyof typeof CALCULATED] });
    api.on('POST', `${ACCOUNT}/${path}`, { data: { saved: true, storedDate: '2026-11-23T10:00:00.000Z' } });
    for (const [suffix, savedBy] of [
      ['', 'owner'],
      ['cp', 'partner'],
    ] as const)
      api.on('GET', `${ACCOUNT}${suffix}/saved-calculations/${tool}`, { data: { savedBy, dates: [] } });
  }
}

const button = (name: string) => screen.queryByRole('button', { name });
const either = async (name: string) =>
  (await screen.findByText(name, { selector: 'button *, a, a *, button' })).closest('a, button');

/** The dashboard: banner, tasks, employee numbers, the way to the planner, and goals. */
async function walkDashboard({ chosen: query, owns, savesEmployees }: Column): Promise<void> {
  const { user, unmount } = renderApp(`${DASHBOARD}${query}`);
  await screen.findByRole('heading', { name: 'Last month’s sales' });
  expect(screen.queryAllByRole('region', { name: 'Announcement' })).toHaveLength(owns ? 1 : 0);
  const tasks = await either('View all tasks');
  if (owns) expect(tasks).toHaveAttribute('href', '/dashboard/newDashboardTaskManagement');
  else expect(tasks).toBeDisabled();
  for (const link of screen.getAllByRole('link', { name: 'What-If..?' }))
    expect(link).toHaveAttribute('href', `${CALCULATOR}${query}`);
  await user.click(screen.getByRole('button', { name: 'Update Employee Numbers' }));
  const employees = within(await screen.findByRole('dialog', { name: 'Update Employee Numbers' }));
  const october = await employees.findByLabelText('October 2026');
  expect(october.hasAttribute('readonly')).toBe(!owns);
  expect(employees.queryAllByRole('button', { name: 'Save' })).toHaveLength(savesEmployees ? 1 : 0);
  unmount();
  const withGoals = renderApp(`${DASHBOARD}${query}${query === '' ? '?' : '&'}openGoals=true`);
  const goals = within(await screen.findByRole('dialog', { name: 'Set Goals' }));
  const first = within(await goals.findByRole('group', { name: 'Goal 1' }));
  expect(first.getByLabelText('Goal').hasAttribute('disabled')).toBe(!owns);
  expect(goals.queryAllByRole('button', { name: 'SAVE GOALS' })).toHaveLength(owns ? 1 : 0);
  withGoals.unmount();
}

/** My Financials: the walkthrough, the chapter to continue, and the way to better cash. */
async function walkFinancials({ chosen: query, owns }: Column): Promise<void> {
  const { unmount } = renderApp(`/dashboard/newDashboardFinance${query}`);
  await screen.findByRole('heading', { name: 'Today’s Numbers' });
  for (const name of ['Continue learning', 'Improve your Cashflow'])
    expect([name, button(name)?.hasAttribute('disabled')]).toEqual([name, !owns]);
  if (owns) expect(await screen.findByRole('region', { name: 'Walkthrough' })).toBeVisible();
  else expect(screen.queryByRole('region', { name: 'Walkthrough' })).not.toBeInTheDocument();
  unmount();
}

const GROUPS = ['Sales / Revenue - Income', 'Cost of Sales', 'Payroll', 'Overheads'];

interface Tool {
  readonly page: string;
  readonly path: string;
  /** A box that whoever works with the tool types into. */
  readonly box: string;
  readonly howTo: string;
  readonly saved: string;
  readonly calculates: boolean;
  /** Changes something and has it calculated. */
  readonly prepare: (user: ReturnType<typeof renderApp>['user']) => Promise<void>;
}

const EACH_TOOL: readonly Tool[] = [
  {
    ...{ page: CALCULATOR, path: TOOLS.planner, box: 'Price', howTo: 'How to use', saved: 'Saved Successfully!' },
    calculates: false,
    prepare: (user) => user.type(screen.getByRole('textbox', { name: 'Price' }), '{Backspace}3'),
  },
  {
    ...{ page: `${CALCULATOR}?tool=cash&step=results`, path: TOOLS.cashRelease, box: 'Target debtor days' },
    ...{ howTo: 'How to use', saved: 'Saved Successfully!', calculates: true },
    prepare: async (user) => {
      await user.type(screen.getByRole('textbox', { name: 'Target debtor days' }), '{Backspace}40');
      await user.click(screen.getByRole('button', { name: 'Calculate' }));
    },
  },
  {
    ...{ page: `${CALCULATOR}/DetailedPL`, path: TOOLS.detailedProfitAndLoss, box: 'Change Sales by percent' },
    ...{ howTo: 'How to Use', saved: 'successfully Saved', calculates: true },
    prepare: async (user) => {
      const tabs = within(screen.getByRole('group', { name: 'Groups' }));
      for (const name of GROUPS) {
        const tab = tabs.getByRole('button', { name: new RegExp(`^${name}`) });
        await user.click(tab);
        await user.click(screen.getByRole('button', { name: 'Calculate' }));
        await waitFor(() => expect(tab).toHaveAccessibleName(/(?<!not )calculated$/));
      }
    },
  },
];

/** A tool: worked with and saved by whom it is for, and otherwise read. */
async function walkTool(tool: Tool, { chosen: query, savesAs }: Column): Promise<void> {
  const works = savesAs !== undefined;
  const { user, unmount } = renderApp(`${tool.page}${query && `${tool.page.includes('?') ? '&' : '?'}customer=acc_1`}`);
  const box = await screen.findByRole('textbox', { name: tool.box });
  expect(box.hasAttribute('readonly')).toBe(!works);
  for (const slider of screen.queryAllByRole('slider')) expect(slider.hasAttribute('disabled')).toBe(!works);
  const offered = ['Reset', tool.howTo, 'Save', ...(tool.calculates ? ['Calculate'] : [])];
  expect(offered.filter((name) => button(name) !== null)).toEqual(works ? offered : []);
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  if (works) {
    await tool.prepare(user);
    await waitFor(() => expect(button('Save')).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(tool.saved)).toBeVisible();
  }
  expect(api.calls('POST', `${ACCOUNT}/${tool.path}`).map(({ url }) => new URL(url).search)).toEqual(
    works ? [savesAs] : [],
  );
  unmount();
}

describe('the capability table of finance §6, on the pages', () => {
  it.each(COLUMNS)('[ROLE-02] is what a %s is offered', async (_, column) => {
    serve(column.me);
    await walkDashboard(column);
    await walkFinancials(column);
    for (const tool of EACH_TOOL) await walkTool(tool, column);
  });

  it('[ROLE-02~] is for a customer without a paid plan what decision 4.72 leaves of it', async () => {
    serve({ ...owner, isPremium: 'false', standing: 'basic' });
    api.on('GET', `${ACCOUNT}/what-if-planner/cut-down`, { data: cutDownAcme });
    const pages = [...EACH_TOOL.map(({ page }) => page), `${CALCULATOR}/BalanceSheet`, '/dashboard/scenarios'];
    for (const page of pages) {
      const { unmount } = renderApp(page);
      const upgrade = await screen.findByRole('link', { name: 'Upgrade to the full calculator' });
      expect([page, upgrade.getAttribute('href')]).toEqual([page, '/dashboard/plan']);
      expect(['Save', 'Calculate', 'Reset', 'New scenario'].filter((name) => button(name) !== null)).toEqual([]);
      unmount();
    }
    const asked = api.received.map(({ path }) => path).filter((path) => path.startsWith(ACCOUNT));
    expect(asked.filter((path) => !/(cut-down|import-status)$/.test(path))).toEqual([]);
  });
});
