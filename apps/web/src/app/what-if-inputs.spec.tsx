import { act, screen, waitFor, within } from '@testing-library/react';
import { serveEventSources, TestEventSource } from '../testing/event-sources';
import { acmePlanner, cutDownAcme } from '../testing/planner';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { customer, haveSession, partner, progressWith } from '../testing/signed-in';
import { bookInputs, noInputs, typedInputs } from '../testing/what-if-inputs';

const api = serveApi();
serveEventSources();
const INPUTS = '/accounts/acc_1/what-if-inputs';
const PLANNER = '/dashboard/newDashboardCalculator';
const PAGE = `${PLANNER}/inputs`;
const LEAVE = '/onboarding/save-and-log-out';
const STEP = '/onboarding/steps/whatIfCalculator';

const premium = { ...customer, isPremium: 'true', standing: 'premium' } as const;
const SENT = {
  ...{ noOfMonthsThisYear: 7, salesYTD: 420_000.5, costOfSalesYTD: 168_000, payrollYTD: 105_000 },
  ...{ overheadCostsYTD: 84_000, noOfMonthsLastYear: 12, salesLastYear: 650_000, costOfSalesLastYear: 273_000 },
  ...{ payrollCostLastYear: 165_000, overheadCostsLastYear: 140_000 },
};
const TYPED = {
  'Months in the financial year, last year': '12',
  'Months in the financial year, this year so far': '7',
  'Sales, last year': '650000',
  'Sales, this year so far': '420000.5',
  'Cost of sales, last year': '273000',
  'Cost of sales, this year so far': '168000',
  'Payroll, last year': '165000',
  'Payroll, this year so far': '105000',
  'Overheads, last year': '140000',
  'Overheads, this year so far': '84000',
};

const flag = (status: 'pending' | 'inprogress' | 'completed') =>
  progressWith('pending', { whatIfCalculator: { status } });

/** An owner, and how the onboarding stands. */
const serve = (inputs = noInputs, progress = progressWith('completed'), me: typeof customer = premium): void => {
  haveSession(api, me);
  api.on('GET', '/onboarding/progress', { data: progress });
  api.on('GET', INPUTS, { data: inputs, meta: { version: 0 } });
  api.on('GET', '/accounts/acc_1/what-if-planner', { data: acmePlanner });
  for (const list of ['acc_1', 'acc_1cp'])
    api.on('GET', `/accounts/${list}/saved-calculations/planner`, { data: { savedBy: 'owner', dates: [] } });
  api.on('PUT', INPUTS, { data: { changed: true }, meta: { version: 1 } });
  api.on('PUT', '/drafts/what-if-inputs', { data: { savedAt: '2026-11-02T09:00:00.000Z' }, meta: { version: 1 } });
  api.on('GET', '/content/what-if-inputs', {
    data: [
      { id: 1, attributes: { heading: 'Starting point', content: 'Type ten.', booksContent: 'Nothing to type.' } },
    ],
  });
  for (const end of ['open', 'complete']) api.on('POST', `${STEP}/${end}`, { data: progress });
  api.on('POST', LEAVE, { data: progress });
};

const opened = async (address = PAGE) => {
  const app = renderApp(address);
  await screen.findByLabelText('Sales, last year');
  return app;
};
const fill = async ({ user }: ReturnType<typeof renderApp>, values: object = TYPED): Promise<void> => {
  for (const [label, text] of Object.entries(values)) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text as string);
  }
};
const press = ({ user }: ReturnType<typeof renderApp>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const puts = () => api.calls('PUT', INPUTS).map(({ body }) => body);

describe('the what-if inputs', () => {
  it('[PLAN-07~] have a banner, two years of five figures with a £ before amounts alone, the bounds, and Next', async () => {
    serve();
    await opened();
    expect(await screen.findByText('Type ten.')).toBeVisible();
    const boxes = screen.getAllByRole('textbox');
    expect(boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual(Object.keys(TYPED));
    for (const box of boxes) {
      const isMonths = box.getAttribute('name')?.startsWith('noOfMonths') === true;
      expect(box.parentElement?.textContent).toBe(isMonths ? '' : '£');
      expect(box).toHaveAccessibleDescription(isMonths ? '0 to 12' : '£0 to £10,000,000');
      expect(box).not.toHaveAttribute('readonly');
    }
    for (const name of ['Continue', 'Save & Log Out'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('[PLAN-07~] say what is missing and which months cannot be, in the specified words, and send nothing', async () => {
    serve();
    const app = await opened();
    await press(app, 'Next');
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText('Fill the all fields')).toBeVisible();
    expect(screen.getAllByText('required !!')).toHaveLength(10);
    await fill(app, { ...TYPED, ...monthsOf('13', '-1') });
    await press(app, 'Next');
    const months = (year: string) => screen.getByLabelText(`Months in the financial year, ${year}`);
    await waitFor(() =>
      expect(months('last year')).toHaveAccessibleDescription('Months should not be greater than 12 0 to 12'),
    );
    expect(months('this year so far')).toHaveAccessibleDescription('Months should not be less than 0 0 to 12');
    expect(puts()).toEqual([]);
  });

  it('are saved as they were typed by Next, which leads into the planner', async () => {
    serve();
    const app = await opened();
    await fill(app);
    api.on('GET', INPUTS, { data: typedInputs, meta: { version: 1 } });
    await press(app, 'Next');
    expect(await screen.findByText('Saved Successfully!')).toBeVisible();
    expect(puts()).toEqual([{ ...SENT, id: 'acc_1', email: customer.email }]);
    expect(api.calls('PUT', INPUTS)[0]?.headers.get('if-match')).toBe('"0"');
    expect(app.path()).toBe(PLANNER);
    expect(await screen.findByRole('slider', { name: 'Price, slider' })).toBeVisible();
  });

  it('go on with what was typed earlier, also on another device', async () => {
    serve();
    const savedAt = '2026-11-02T09:00:00.000Z';
    const entries = [{ field: 'salesYTD', value: '1,234.5' }];
    api.on('GET', '/drafts/what-if-inputs', { data: { entries, savedAt }, meta: { version: 4 } });
    await opened();
    expect(screen.getByLabelText('Sales, this year so far')).toHaveValue('1,234.5');
    expect(screen.getByText(/what you typed then is filled in/)).toBeVisible();
  });

  it('say what another device saved meanwhile, and keep what was typed', async () => {
    serve(typedInputs);
    const app = await opened();
    await fill(app, { 'Sales, last year': '7' });
    api.on('PUT', INPUTS, { status: 412, code: 'STALE_VERSION' });
    const elsewhere = { ...typedInputs, input_values: { ...typedInputs.input_values, payroll_YTD: 99 } };
    api.on('GET', INPUTS, { data: elsewhere, meta: { version: 3 } });
    await press(app, 'Next');
    expect(await screen.findByText(/Payroll, this year so far is now “99”/)).toBeVisible();
    expect(screen.getByLabelText('Sales, last year')).toHaveValue('7');
    api.on('PUT', INPUTS, { data: { changed: true }, meta: { version: 4 } });
    const saved = { ...typedInputs, input_values: { ...typedInputs.input_values, sales_last_year: 7 } };
    api.on('GET', INPUTS, { data: saved, meta: { version: 4 } });
    await press(app, 'Next');
    expect(await screen.findByText('Saved Successfully!')).toBeVisible();
    expect(api.calls('PUT', INPUTS).map(({ headers }) => headers.get('if-match'))).toEqual(['"0"', '"3"']);
  });

  it('[PLAN-07~] are read only where the books tell them, with their months', async () => {
    serve({ ...bookInputs, input_values: { ...bookInputs.input_values, payroll_YTD: null } });
    const app = await opened();
    expect(await screen.findByText('Nothing to type.')).toBeVisible();
    expect(screen.getByText('Apr 2026 to Oct 2026')).toBeVisible();
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('readonly');
    await app.user.type(screen.getByLabelText('Sales, last year'), '1');
    expect(screen.getByLabelText('Sales, last year')).toHaveValue('650,000');
    expect(screen.getByLabelText('Payroll, this year so far')).toHaveAttribute('placeholder', 'Not known');
    expect(screen.getByText(/do not tell every figure/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', PLANNER);
    expect(puts()).toEqual([]);
  });

  it('name the years otherwise while no month of the new one is over', async () => {
    serve({ ...bookInputs, period1: true });
    renderApp(PAGE);
    expect(await screen.findByLabelText('Sales, the year before last')).toHaveValue('650,000');
    expect(screen.getByLabelText('Sales, last year')).toHaveValue('420,000.50');
    expect(screen.getByText(/plans start from the year just completed/)).toBeVisible();
  });

  it('[MSG-02~] name the call that failed before its message, and can be tried again', async () => {
    serve();
    const failing = { status: 503, code: 'UNAVAILABLE' };
    api.on('GET', INPUTS, failing);
    api.on('GET', '/content/what-if-inputs', failing);
    const { user } = renderApp(PAGE);
    expect(await screen.findByText(/get_slider_values: Something went wrong!/)).toHaveTextContent('503 UNAVAILABLE');
    expect(await screen.findByText(/cmsWhatIfInputs: Something went wrong!/)).toBeVisible();
    api.on('GET', INPUTS, { data: noInputs, meta: { version: 0 } });
    const failed = screen.getByText('The figures could not be loaded').closest('[role=alert]') as HTMLElement;
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Sales, last year')).toBeVisible();
  });

  it('say that a save failed, and keep what was typed', async () => {
    serve(typedInputs);
    const app = await opened();
    await fill(app, { 'Sales, last year': '8' });
    api.on('PUT', INPUTS, { status: 503, code: 'UNAVAILABLE' });
    await press(app, 'Next');
    expect(await screen.findByText(/^Something went wrong! \(503 UNAVAILABLE/)).toBeVisible();
    expect(screen.getByLabelText('Sales, last year')).toHaveValue('8');
  });

  it('follow what was saved elsewhere without a reload', async () => {
    serve(typedInputs);
    await opened();
    await waitFor(() => expect(TestEventSource.opened).toHaveLength(1));
    const says = (name: string, data: object) => act(() => TestEventSource.last.says(name, data, 'p9'));
    says('standing', { position: 'p1', asOf: '2026-11-02T09:00:00.000Z' });
    const elsewhere = { ...typedInputs, input_values: { ...typedInputs.input_values, payroll_YTD: 99 } };
    api.on('GET', INPUTS, { data: elsewhere, meta: { version: 3 } });
    says('changed', { position: 'p9', topics: ['what-if-inputs'] });
    await waitFor(() => expect(screen.getByLabelText('Payroll, this year so far')).toHaveValue('99'));
  });

  it('are shown to a channel partner read only, of the customer in the address', async () => {
    serve(typedInputs, undefined, partner);
    await opened(`${PAGE}?customer=acc_1`);
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', `${PLANNER}?customer=acc_1`);
    expect(screen.getByText(/^Looking at/)).toHaveTextContent('Looking at Acme Joinery Ltd');
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveAttribute('readonly');
    expect(api.calls('GET', '/onboarding/progress')).toEqual([]);
  });

  it('ask a channel partner for a customer', async () => {
    serve(typedInputs, undefined, partner);
    renderApp(PAGE);
    expect(await screen.findByText('Choose a customer first')).toBeVisible();
  });

  it('[AUTHZ-06~] are closed to accounts without a plan once their onboarding is completed', async () => {
    serve(noInputs, undefined, { ...customer, standing: 'basic' });
    renderApp(PAGE);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
    await waitFor(() => expect(screen.queryByLabelText('Sales, last year')).not.toBeInTheDocument());
    expect(api.calls('GET', INPUTS)).toEqual([]);
  });
});

describe('the what-if inputs as a step of the onboarding', () => {
  const inProgress = (inputs = noInputs) => serve(inputs, flag('inprogress'), customer);

  it('[ONB-10~] save, complete the step and lead to the learning by Continue', async () => {
    inProgress();
    const app = await opened();
    expect(screen.getByRole('heading', { level: 1, name: 'What-if calculator' })).toBeVisible();
    await press(app, 'Continue');
    expect(await screen.findByText('Fill the all fields')).toBeVisible();
    await fill(app);
    await press(app, 'Continue');
    await waitFor(() => expect(app.path()).toBe('/dashboard/newDashboardLearning'));
    expect(puts()).toHaveLength(1);
    expect(api.calls('POST', `${STEP}/complete`)).toHaveLength(1);
    expect(api.received.filter(({ path }) => path.includes('what-if-planner'))).toEqual([]);
  });

  it('[ONB-10~] save, complete the step and log out by Save & Log Out', async () => {
    inProgress();
    const app = await opened();
    await fill(app);
    await press(app, 'Save & Log Out');
    await waitFor(() => expect(app.path()).toBe('/auth/signIn'));
    expect(puts()).toHaveLength(1);
    expect(api.calls('POST', LEAVE).map(({ body }) => body)).toEqual([{ step: 'whatIfCalculator', finishes: true }]);
  });

  it('keep what is filled in so far by Save & Log Out, and leave the step to be finished', async () => {
    inProgress();
    const app = await opened();
    await fill(app, { 'Sales, last year': '650000' });
    await press(app, 'Save & Log Out');
    await waitFor(() => expect(app.path()).toBe('/auth/signIn'));
    expect(puts()).toEqual([]);
    const kept = api.calls('PUT', '/drafts/what-if-inputs').at(-1);
    expect(kept?.body).toEqual({ entries: [{ field: 'salesLastYear', value: '650,000' }] });
    expect(api.calls('POST', LEAVE).map(({ body }) => body)).toEqual([{ step: 'whatIfCalculator', finishes: false }]);
  });

  it('lead into the planner by Next, and leave the step to be finished', async () => {
    inProgress();
    api.on('GET', '/accounts/acc_1/what-if-planner/cut-down', { data: cutDownAcme });
    const app = await opened();
    await fill(app);
    api.on('GET', INPUTS, { data: typedInputs, meta: { version: 1 } });
    await press(app, 'Next');
    expect(await screen.findByRole('slider', { name: 'Price, slider' })).toBeVisible();
    expect(app.path()).toBe(PLANNER);
    expect([puts().length, api.calls('POST', `${STEP}/complete`).length]).toEqual([1, 0]);
  });

  it('[ONB-10~] have nothing to save where the books tell them', async () => {
    inProgress(bookInputs);
    const app = await opened();
    await press(app, 'Continue');
    await waitFor(() => expect(app.path()).toBe('/dashboard/newDashboardLearning'));
    expect([puts(), api.calls('POST', `${STEP}/complete`).length]).toEqual([[], 1]);
  });

  it.each([
    ['the step', flag('completed')],
    ['the onboarding', progressWith('completed', { whatIfCalculator: { status: 'inprogress' } })],
  ])('[ONB-10~] have no such buttons once %s is completed', async (_, progress) => {
    serve(noInputs, progress, customer);
    await opened();
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
    for (const name of ['Continue', 'Save & Log Out'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('say which step comes before, and do not go on, before their turn', async () => {
    serve(noInputs, flag('pending'), customer);
    await opened();
    expect(screen.getByText(/This step comes after step 9/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save & Log Out' })).toBeVisible();
  });
});

function monthsOf(lastYear: string, thisYear: string): object {
  return {
    'Months in the financial year, last year': lastYear,
    'Months in the financial year, this year so far': thisYear,
  };
}
