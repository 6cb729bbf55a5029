import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pressEscape } from '../../testing/press-escape';
import { acmePlanner, cutDownAcme, savedPlanner } from '../../testing/planner';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, partner, superAdmin } from '../../testing/signed-in';

const api = serveApi();
const PAGE = '/dashboard/newDashboardCalculator';
const PLANNER = '/accounts/acc_1/what-if-planner';
const OWN = '/accounts/acc_1/saved-calculations/planner';
const PARTNERS = '/accounts/acc_1cp/saved-calculations/planner';
const premium = { ...customer, isPremium: 'true', standing: 'premium' } as const;
const DATES = [
  { storedDate: '2026-11-22T14:03:00.000Z', name: 'Before Christmas' },
  { storedDate: '2026-11-21T09:00:00.000Z', name: '' },
];
const NAMES = ['Price', 'Sales', 'Cost of sales', 'Payroll', 'Overheads'] as const;

const serve = (read = acmePlanner, me: Parameters<typeof haveSession>[1] = premium): void => {
  haveSession(api, me);
  api.on('GET', PLANNER, ({ url }) => ({ data: new URL(url).searchParams.has('created') ? savedPlanner : read }));
  api.on('GET', OWN, { data: { savedBy: 'owner', dates: DATES } });
  api.on('GET', PARTNERS, { data: { savedBy: 'partner', dates: [] } });
  api.on('POST', PLANNER, { data: { saved: true, storedDate: '2026-11-23T10:00:00.000Z' } });
};

const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('textbox', { name });
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name: `${name}, slider` });
const pull = (name: string, percent: number): void => {
  fireEvent.change(slider(name), { target: { value: String(percent) } });
};
/** What the sliders say, what may be done, what is behind, then tiles, bars, ring and table. */
const PARTS = 8;
/** What follows the sliders is drawn in turns, one part in each frame, in every second where frames come late. */
const FRAMES = 2 * (PARTS + 1);
const drawn = async (): Promise<void> => {
  for (let frame = 0; frame <= FRAMES; frame += 1)
    await act(() => new Promise<void>((next) => requestAnimationFrame(() => next())));
};
const opened = async (address = PAGE) => {
  const app = renderApp(address);
  await screen.findByRole('textbox', { name: 'Price' });
  return app;
};
/** The example of formulas 5.13. */
const planned = async (): Promise<void> => {
  for (const [name, percent] of [2, 5, -3, 4, -10].entries()) pull(NAMES[name] ?? '', percent);
  await drawn();
};
const tile = (name: string) => within(screen.getByRole('region', { name })).getByTestId(/^tile/).textContent;
const TILES = ['Profit before tax, result', 'Total profit and loss changes by', 'Profit Before Tax %', 'EBITDA'];
const cells = () => {
  const table = within(screen.getByRole('region', { name: 'Before and after' }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.trim()),
    ]);
};
const sent = () => api.calls('POST', PLANNER).map(({ body }) => body);

describe('the What-If Scenario Planner', () => {
  it('[PLAN-03~, PLAN-04~] is the example of formulas 5.13 as the sliders are pulled, without a request', async () => {
    serve();
    await opened();
    const before = api.calls('GET', PLANNER).length;
    await planned();
    expect(TILES.map(tile)).toEqual(['£160,992', '+£52,992', '20.9%', '£170,592']);
    expect(cells()).toEqual([
      ['Cost of Sales %', '42.0%', '40.0%', '38.0%', '−2.0 pt'],
      ['Gross Margin %', '58.0%', '60.0%', '62.0%', '+2.0 pt'],
      ['Payroll %', '25.4%', '25.0%', '24.3%', '−0.7 pt'],
      ['Overheads %', '21.5%', '20.0%', '16.8%', '−3.2 pt'],
      ['Profit before tax %', '11.1%', '15.0%', '20.9%', '+5.9 pt'],
      ['Profit before tax', '£72,000', '£108,000', '£160,992', '+£52,992'],
    ]);
    const gains = [
      'Sales Growth',
      'Price Increase',
      'Cost of Sales Reduction',
      'Payroll Reduction',
      'Overhead Reduction',
    ];
    expect(gains.map((gain) => screen.getByTitle(`Explain ${gain}`).textContent.trim())).toEqual([
      ...['+£21,600', '+£15,120', '+£9,072', '−£7,200', '+£14,400'],
    ]);
    expect(screen.getByTitle('Explain the change together')).toHaveTextContent('+£52,992');
    expect([api.calls('GET', PLANNER).length, sent()]).toEqual([before, []]);
  });

  it('[PLAN-02~] draws last year, this year and the result, with impact % and variance, and says when the axis grows', async () => {
    serve();
    await opened();
    await planned();
    const points = () =>
      within(screen.getByRole('group', { name: 'Profit before tax, 3 points' }))
        .getAllByRole('img')
        .map((point) => point.getAttribute('aria-label'));
    expect(points()).toEqual([
      'Last year: Profit before tax £72,000.0',
      'This year: Profit before tax £108,000.0',
      'Impact: Profit before tax £160,992.0',
    ]);
    expect(screen.getByTitle('Explain Impact %')).toHaveTextContent('+49.1%');
    expect(screen.getByTitle('Explain the variance')).toHaveTextContent('+£52,992');
    expect(screen.queryByText(/The axis has grown/)).not.toBeInTheDocument();
    pull('Price', 100);
    await drawn();
    expect(screen.getByText(/The axis has grown for these figures: £0 to £1,000,000/)).toBeVisible();
    pull('Price', -60);
    await drawn();
    expect(screen.getByText(/The axis has grown for these figures: −£400,000 to £500,000/)).toBeVisible();
    expect(tile('Profit before tax, result')).toMatch(/^−£/);
  });

  it('[PLAN-01~] has five sliders from −100 to 100, typed values too, whose limit grows by 50 with a bound of 200, 300', async () => {
    serve();
    const { user } = await opened();
    for (const name of NAMES)
      expect([slider(name).min, slider(name).max, slider(name).step, slider(name).value]).toEqual([
        ...['-100', '100', '1', '0'],
      ]);
    const type = async (text: string) => {
      await user.clear(box('Price'));
      await user.type(box('Price'), text);
    };
    await type('101');
    expect([slider('Price').max, slider('Price').value]).toEqual(['150', '101']);
    expect(screen.getByText('+200%')).toBeVisible();
    await type('230%');
    expect([slider('Price').max, slider('Price').value]).toEqual(['250', '230']);
    expect(screen.getByText('+300%')).toBeVisible();
    await type('5');
    expect([slider('Price').max, slider('Price').value]).toEqual(['250', '5']);
    expect(slider('Price')).toHaveAttribute('aria-valuetext', '+5 percent, profit before tax £144,000');
    await user.tab();
    expect(box('Price')).toHaveValue('+5');
    await user.click(button('Sales up by 1'));
    expect(box('Sales')).toHaveValue('+1');
    pull('Sales', 100);
    fireEvent.keyDown(slider('Sales'), { key: 'ArrowRight' });
    expect([slider('Sales').max, slider('Sales').value]).toEqual(['150', '101']);
    for (const [text, message] of [
      ['1.5', 'Enter whole percent, from −100 to 1,000'],
      ['1001', 'Enter whole percent, from −100 to 1,000'],
      ['much', 'Enter a number, for example 20'],
    ] as const) {
      await type(text);
      expect(box('Price')).toHaveAccessibleDescription(new RegExp(message));
      await waitFor(() => expect(button('Save')).toBeDisabled());
    }
  });

  it.each(NAMES)(
    '[PLAN-01~] says "Cannot Compute" of %s at −100, calls nobody, and leaves the results',
    async (name) => {
      serve();
      await opened();
      pull('Payroll', 4);
      await drawn();
      const was = TILES.map(tile);
      pull(name, -100);
      await drawn();
      expect(box(name)).toHaveAccessibleDescription(/Cannot Compute/);
      expect(screen.getByText(/The results are those from before/)).toBeVisible();
      expect(slider(name)).toHaveAttribute('aria-valuetext', '−100 percent, Cannot Compute');
      expect(TILES.map(tile)).toEqual(was);
      expect(button('Save')).toBeDisabled();
      pull(name, -99);
      await drawn();
      expect(screen.queryByText(/Cannot Compute/)).not.toBeInTheDocument();
      expect(TILES.map(tile)).not.toEqual(was);
      expect(sent()).toEqual([]);
    },
  );

  it('[PLAN-05~] saves only what is changed, with the figures that were shown, and resets', async () => {
    serve();
    const { user } = await opened();
    expect(button('Save')).toBeDisabled();
    await planned();
    await user.type(screen.getByLabelText('Name for the saved date, if you like'), 'Spring');
    await user.click(button('Save'));
    expect(await screen.findByText('Saved Successfully!')).toBeVisible();
    const { noOfMonthsThisYear, salesYTD, payrollCostLastYear, depreciationAndInterestYTD } = acmePlanner;
    expect(sent()).toEqual([
      expect.objectContaining({
        ...{ noOfMonthsThisYear, salesYTD, payrollCostLastYear, depreciationAndInterestYTD, name: 'Spring' },
        ...{ currentPrice: 2, currentSales: 5, currentCostOfSales: -3, currentPayroll: 4, currentOverheads: -10 },
      }),
    ]);
    await user.click(button('Reset'));
    expect(await screen.findByText('Data reset successfully!')).toBeVisible();
    expect(NAMES.map((name) => slider(name).value)).toEqual(['0', '0', '0', '0', '0']);
    await drawn();
    expect(tile('Total profit and loss changes by')).toBe('£0');
  });

  it('says that the limit of the day is reached, and what was refused', async () => {
    serve();
    const { user } = await opened();
    await planned();
    api.on('POST', PLANNER, { data: { saved: false, storedDate: null }, responseMessage: 'limit reached' });
    await user.click(button('Save'));
    expect(await screen.findByText('Your limit has been exceeded for today')).toBeVisible();
    const refused = 'The figures changed in the meantime. Look at them again, then save.';
    api.on('POST', PLANNER, { status: 409, code: 'FIGURES_CHANGED', responseMessage: refused });
    await waitFor(() => expect(button('Save')).toBeEnabled());
    await user.click(button('Save'));
    expect(await screen.findByText(refused)).toBeVisible();
    expect(screen.queryByText('Saved Successfully!')).not.toBeInTheDocument();
    expect(slider('Price').value).toBe('2');
  });

  it('[PLAN-05~] opens a saved date read-only, and goes back to the live figures', async () => {
    serve();
    const { user } = await opened();
    pull('Price', 7);
    const list = await screen.findByLabelText('Your saved dates');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(3));
    expect(screen.getByLabelText('Saved by the channel partner')).toHaveTextContent('Nothing saved yet');
    await user.selectOptions(list, '22 Nov 2026, 14:03, Before Christmas');
    expect(await screen.findByText(/it comes to the same, to the penny/)).toBeVisible();
    expect(box('Overheads')).toHaveValue('+130');
    expect(slider('Overheads').max).toBe('150');
    for (const name of NAMES) {
      expect(box(name)).toHaveAttribute('readonly');
      expect(slider(name)).toBeDisabled();
    }
    expect(button('Save')).toBeDisabled();
    await user.click(button('Back to live figures'));
    await waitFor(() => expect(slider('Price').value).toBe('7'));
    await user.selectOptions(list, '22 Nov 2026, 14:03, Before Christmas');
    await waitFor(() => expect(slider('Price')).toBeDisabled());
    await user.click(button('Reset'));
    await waitFor(() => expect(slider('Price')).toBeEnabled());
    expect(slider('Price').value).toBe('0');
  });

  it('shows of a saved plan that comes out otherwise what was saved then', async () => {
    serve();
    const calculation = structuredClone(acmePlanner.calculation);
    if (!calculation) throw new Error('no calculation');
    calculation.update_calculated_values.revised_values.profit_before_tax = 99_999;
    const saved = { ...savedPlanner.saved!, reopened: 'formulaGone' as const, formulaVersion: 9 };
    api.on('GET', PLANNER, { data: { ...savedPlanner, calculation, saved } });
    await opened(`${PAGE}?saved=2026-11-22T14:03:00.000Z`);
    const page = within(screen.getByRole('main'));
    expect(page.getByText(/the formula that it was worked out by is gone/)).toBeVisible();
    expect(tile('Profit before tax, result')).toBe('£99,999');
    expect(page.getByText(/Formula version 9/)).toBeVisible();
    const printed = document.querySelector('.k-print-sheet');
    expect(printed).toHaveTextContent('What-if plan: Acme Joinery Ltd');
    expect(printed).toHaveTextContent('£99,999');
    expect(printed).toHaveTextContent('the formula that it was worked out by is gone. Formula version 9.');
  });

  it('[PLAN-08] says "No data available" where a line of this year is missing, and scrolls to the top', async () => {
    serve({ ...acmePlanner, payrollYTD: null, calculation: null });
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderApp(PAGE);
    expect(await screen.findByText('No data available')).toBeVisible();
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    expect(screen.getByRole('link', { name: 'See what is missing' })).toHaveAttribute('href', `${PAGE}/inputs`);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(button('Save')).toBeDisabled();
  });

  it('[PLAN-06~] shows an example where there are no figures, which moves and cannot be saved', async () => {
    serve({ ...acmePlanner, figuresFrom: 'example', months: [] });
    await opened();
    expect(screen.getByText('Example figures, not yours.')).toBeVisible();
    await planned();
    expect(tile('Profit before tax, result')).toBe('£160,992');
    expect(button('Save')).toBeDisabled();
    expect(screen.queryByLabelText('Name for the saved date, if you like')).not.toBeInTheDocument();
  });

  it('takes back slider by slider what was done, however long each was pulled', async () => {
    serve();
    const { user } = await opened();
    expect(button('Undo')).toBeDisabled();
    pull('Price', 1);
    pull('Price', 2);
    await user.click(button('Sales up by 1'));
    pull('Price', 10);
    const stands = () => ['Price', 'Sales'].map((name) => slider(name).value);
    await drawn();
    expect(stands()).toEqual(['10', '1']);
    await user.click(button('Undo'));
    await drawn();
    expect(stands()).toEqual(['2', '1']);
    await user.click(button('Undo'));
    await drawn();
    expect(stands()).toEqual(['2', '0']);
    await user.click(button('Undo'));
    await drawn();
    expect([...stands(), tile('Profit before tax, result')]).toEqual(['0', '0', '£108,000']);
    expect(button('Undo')).toBeDisabled();
  });

  it('explains a figure step by step', async () => {
    serve();
    const { user } = await opened();
    await planned();
    await user.click(button('Explain EBITDA'));
    const panel = within(screen.getByRole('dialog'));
    expect(panel.getByText('Profit before tax with the changes + depreciation and interest of a year')).toBeVisible();
    expect(panel.getByText('Formulas 5.13, version 1')).toBeVisible();
    expect(panel.getByText('Projected without the changes (Cost of sales)')).toBeInTheDocument();
  });

  it('[MSG-02~] says that the figures could not be loaded, and tries again', async () => {
    serve();
    api.on('GET', PLANNER, { status: 503, code: 'UNAVAILABLE' });
    const { user } = renderApp(PAGE);
    expect(await screen.findByText('The figures could not be loaded')).toBeVisible();
    api.on('GET', PLANNER, { data: acmePlanner });
    await user.click(button('Try again'));
    expect(await screen.findByRole('textbox', { name: 'Price' })).toBeVisible();
  });

  it('is what the calculator opens first, with the way back to its inputs and over to cash release', async () => {
    serve();
    const { user } = await opened();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', `${PAGE}/inputs`);
    await user.click(button('How to use'));
    expect(await screen.findByRole('dialog', { name: 'How to use: What-If Scenario Planner' })).toBeVisible();
    await pressEscape(user);
    await user.click(button('Cash release'));
    expect(await screen.findByText('Three questions before the sums')).toBeVisible();
  });

  it('[ROLE-02~] lets the partner plan for the chosen customer, and save as partner', async () => {
    serve(acmePlanner, partner);
    const { user } = await opened(`${PAGE}?customer=acc_1`);
    expect(screen.getByText(/^Looking at/)).toHaveTextContent('Acme Joinery Ltd');
    expect(screen.getByLabelText('Saved by the customer')).toBeVisible();
    expect(screen.getByLabelText('Saved by you as channel partner')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', `${PAGE}/inputs?customer=acc_1`);
    await planned();
    await user.click(button('Save'));
    expect(await screen.findByText('Saved Successfully!')).toBeVisible();
    expect(api.calls('POST', PLANNER).map(({ url }) => new URL(url).search)).toEqual(['?isChannelPartner=true']);
  });

  it('[ROLE-02~] lets a super admin look, and nothing else', async () => {
    serve(acmePlanner, superAdmin);
    await opened(`${PAGE}?customer=acc_1`);
    for (const name of NAMES) expect(slider(name)).toBeDisabled();
    for (const name of ['Save', 'Reset', 'How to use'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('draws one part in each frame while a slider is pulled, and ends with the last figures everywhere', async () => {
    serve();
    await opened();
    const places = () => [
      tile('Profit before tax, result'),
      screen.getByTitle('Explain the variance').textContent,
      screen.getByTitle('Explain Price Increase').textContent.trim(),
      cells().at(-1)?.[3],
    ];
    const before = places();
    let changes = 0;
    for (let percent = 1; percent <= 30; percent += 1) {
      const was = places();
      pull('Price', percent);
      await act(() => new Promise<void>((next) => requestAnimationFrame(() => next())));
      const drawnNow = places().filter((text, index) => text !== was[index]).length;
      expect(drawnNow).toBeLessThanOrEqual(1);
      changes += drawnNow;
    }
    expect(changes).toBeGreaterThanOrEqual(PARTS);
    await drawn();
    expect(places()).toEqual(['£324,000', '+£216,000', '+£216,000', '£324,000']);
    expect(before).toEqual(['£108,000', '£0', '£0', '£108,000']);
  });
});

describe('the planner without a plan that is paid for', () => {
  const CUT_DOWN = `${PLANNER}/cut-down`;
  const basic = { ...customer, isPremium: 'false', standing: 'basic' } as const;

  it.each([
    [1, '/dashboard/editprofile'],
    [2, '/dashboard/plan'],
  ] as const)(
    '[PLAN-06~] has three sliders, one tile and the upgrade (trial of kind %s)',
    async (freeTrailUser, address) => {
      serve(acmePlanner, { ...basic, freeTrailUser });
      api.on('GET', CUT_DOWN, { data: cutDownAcme });
      await opened();
      expect(screen.getAllByRole('slider')).toHaveLength(3);
      expect(screen.getByRole('link', { name: 'Upgrade to the full calculator' })).toHaveAttribute('href', address);
      expect(tile('Profit Before Tax %')).toBe('15.0%');
      for (const [name, percent] of [2, 5, -3].entries()) pull(NAMES[name] ?? '', percent);
      expect(tile('Profit Before Tax %')).toBe('19.9%');
      expect(slider('Sales')).toHaveAttribute('aria-valuetext', '+5 percent, profit before tax 19.9% of sales');
      expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
      expect(screen.queryByText('EBITDA')).not.toBeInTheDocument();
      expect([api.calls('GET', PLANNER), api.calls('GET', OWN)]).toEqual([[], []]);
    },
  );

  it('[PLAN-06~] shows an example before there are figures', async () => {
    serve(acmePlanner, basic);
    api.on('GET', CUT_DOWN, { data: { ...cutDownAcme, figuresFrom: 'example', months: [] } });
    await opened();
    expect(screen.getByText('Example figures, not yours.')).toBeVisible();
  });
});
