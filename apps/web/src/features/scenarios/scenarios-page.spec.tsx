import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, partner, superAdmin } from '../../testing/signed-in';
import type { ScenariosRead } from './scenarios.api';
import { acmeBase, acmeScenarios, bold, careful, fromJuly } from './testing/acme-scenarios';

const api = serveApi();
const PAGE = '/dashboard/scenarios';
const ALL = '/accounts/acc_1/scenarios';
const premium = { ...customer, isPremium: 'true', standing: 'premium' } as const;

const serve = (read: ScenariosRead, me: Parameters<typeof haveSession>[1] = premium): void => {
  haveSession(api, me);
  api.on('GET', ALL, { data: read });
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const cellsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    .filter((cells) => cells.length > 0);
const typeIn = async (user: ReturnType<typeof renderApp>['user'], name: string, text: string) => {
  const box = screen.getByRole('textbox', { name });
  await user.clear(box);
  await user.type(box, text);
};

describe('the scenarios', () => {
  it('says that there are none yet, and begins one on the figures that are shown', async () => {
    serve(acmeScenarios());
    api.on('POST', ALL, { data: { scenarioId: 'scn_1' } });
    const { user } = renderApp(PAGE);
    expect(await screen.findByText('No scenarios yet')).toBeVisible();
    await user.click(button('New scenario'));
    expect(await screen.findByText(/^Beginning, forking and re-basing count toward what you can store/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      /^Up to 60 characters\. No two open/,
    );
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    expect((await screen.findAllByText('Give the scenario a name')).length).toBeGreaterThan(0);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Bold growth');
    serve(acmeScenarios(bold));
    await user.click(button('Begin'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bold growth' })).toBeVisible();
    expect(api.calls('POST', ALL).map(({ body }) => body)).toEqual([
      {
        ...{ name: 'Bold growth', shown: 'shown_1' },
        changes: { price: 0, sales: 0, costOfSales: 0, payroll: 0, overheads: 0 },
      },
    ]);
  });

  it('begins one on earlier figures, as they were known on a day', async () => {
    serve(acmeScenarios());
    api.on('POST', ALL, { data: { scenarioId: 'scn_3' } });
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'New scenario' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'From July');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Figures up to' }), 'The end of Jul 2026');
    await user.type(screen.getByRole('textbox', { name: 'As known on' }), '31/2/2026');
    await user.click(button('Begin'));
    expect((await screen.findAllByText('February 2026 has 28 days')).length).toBeGreaterThan(0);
    expect(api.calls('POST', ALL)).toEqual([]);
    await user.clear(screen.getByRole('textbox', { name: 'As known on' }));
    await user.type(screen.getByRole('textbox', { name: 'As known on' }), '15/8/2026');
    serve({ ...acmeScenarios(fromJuly), now: { ...acmeBase(4), shown: 'shown_july' } });
    await user.click(button('Begin'));
    expect(await screen.findByRole('heading', { level: 1, name: 'From July' })).toBeVisible();
    expect(api.calls('GET', ALL).map(({ url }) => new URL(url).search)).toContain('?asAt=2026-07&knownOn=2026-08-15');
    expect(api.calls('POST', ALL).map(({ body }) => body)).toMatchObject([
      { name: 'From July', shown: 'shown_july', asAt: '2026-07', knownOn: '2026-08-15' },
    ]);
  });

  it('cannot be begun without figures, and says when they cannot be loaded', async () => {
    serve({ ...acmeScenarios(), now: null, actuals: [] });
    const { unmount } = renderApp(PAGE);
    expect(await screen.findByText('No figures to plan on yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New scenario' })).not.toBeInTheDocument();
    unmount();
    api.on('GET', ALL, { status: 500, responseMessage: 'Something went wrong!' });
    renderApp(PAGE);
    expect(await screen.findByText('The scenarios could not be loaded')).toBeVisible();
  });

  it('[BEYOND-04~] compares up to three side by side, and marks in words what differs', async () => {
    serve(acmeScenarios(bold, careful, fromJuly, { ...bold, scenarioId: 'scn_4', name: 'Fourth' }));
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('checkbox', { name: 'Compare Bold growth' }));
    expect(screen.queryByText('Side by side')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Compare No hires' }));
    const rows = cellsOf('Scenarios side by side');
    expect(rows.filter(([title]) => title?.endsWith(', differs'))).toEqual([
      ['Payroll, change, differs', '+4%', '0%'],
      ['Payroll, a year, differs', '£187,200', '£180,000−£7,200'],
      ['Profit before tax, a year, differs', '£160,992', '£168,192+£7,200'],
      ['Change of profit before tax, differs', '+£52,992', '+£60,192+£7,200'],
    ]);
    expect(screen.getByText(/4 of 12 rows differ/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Compare From July' }));
    expect(screen.getByRole('checkbox', { name: 'Compare Fourth' })).toBeDisabled();
    await user.click(screen.getByTitle('Explain Payroll, a year, No hires, difference'));
    const apart = within(await screen.findByRole('dialog', { name: 'Payroll, No hires less Bold growth' }));
    expect(apart.getByText('This scenario − the first one').closest('.k-explain-line')).toHaveTextContent('−£7,200.00');
    await user.click(screen.getByTitle('Explain Payroll, change, Bold growth'));
    const lever = within(await screen.findByRole('dialog', { name: 'Payroll, change, Bold growth' }));
    expect(lever.getByText('Set with its lever').closest('.k-explain-line')).toHaveTextContent('+4%');
  });

  it('follows the levers at once, saves what was moved, and cannot compute at −100 without asking', async () => {
    serve(acmeScenarios(bold));
    api.on('PUT', `${ALL}/scn_1/changes`, { data: { scenarioId: 'scn_1' } });
    const { user } = renderApp(`${PAGE}?scenario=scn_1`);
    await screen.findByRole('heading', { level: 1, name: 'Bold growth' });
    expect(cellsOf('What the year comes to').at(-1)).toEqual([
      ...['Profit before tax', '£108,000', '£160,992', '+£52,992'],
    ]);
    expect(button('Save changes')).toBeDisabled();
    await typeIn(user, 'Payroll %', '0');
    expect(cellsOf('What the year comes to').at(-1)?.[2]).toBe('£168,192');
    expect(screen.getByRole('slider', { name: 'Payroll %, slider' })).toHaveAttribute(
      ...(['aria-valuetext', '0 percent, profit before tax £168,192'] as const),
    );
    await typeIn(user, 'Price %', '-100');
    expect(await screen.findByText('Cannot Compute')).toBeVisible();
    expect(button('Save changes')).toBeDisabled();
    await typeIn(user, 'Price %', '2');
    await user.click(button('Save changes'));
    expect(await screen.findByText('Changes saved')).toBeVisible();
    expect(api.calls('PUT', `${ALL}/scn_1/changes`).map(({ body }) => body)).toEqual([careful.changes]);
  });

  it('[BEYOND-04~] tells what changed underneath, and is re-based on it', async () => {
    serve(acmeScenarios(fromJuly));
    api.on('PUT', `${ALL}/scn_3/base`, { data: { scenarioId: 'scn_3' } });
    const { user } = renderApp(`${PAGE}?scenario=scn_3`);
    expect(await screen.findByText('Newer figures are there')).toBeVisible();
    expect(cellsOf('What changed underneath').slice(0, 3)).toEqual([
      ['Months of this year', '4', '7', '+3'],
      ['Sales, this year', '£240,000', '£420,000', '+£180,000'],
      ['Cost of sales, this year', '£96,000', '£168,000', '+£72,000'],
    ]);
    expect(cellsOf('What changed underneath').at(-1)?.[3]).toBe('Same');
    await user.click(screen.getByTitle('Explain Sales, this year, difference'));
    const underneath = within(await screen.findByRole('dialog', { name: 'Sales, this year: difference' }));
    expect(underneath.getByText('On the newer figures').closest('.k-explain-line')).toHaveTextContent('£420,000.00');
    expect(underneath.getAllByText('£240,000.00').length).toBeGreaterThan(0);
    const rebased = { at: '2026-11-23T09:00:00.000Z', before: fromJuly.base };
    serve(acmeScenarios({ ...fromJuly, base: acmeBase(7), rebased }));
    await user.click(button('Re-base on these figures'));
    expect(await screen.findByText('The latest figures are those that it stands on.')).toBeVisible();
    expect(cellsOf('What changed when it was re-based')[0]).toEqual(['Months of this year', '4', '7', '+3']);
    expect(api.calls('PUT', `${ALL}/scn_3/base`).map(({ body }) => body)).toEqual([{ shown: 'shown_1' }]);
  });

  it('[BEYOND-04~] holds the plan against what then happened, month by month, each line and each difference explained', async () => {
    serve(acmeScenarios(fromJuly));
    const { user } = renderApp(`${PAGE}?scenario=scn_3`);
    await screen.findByText('What then happened');
    expect(cellsOf('What then happened: Profit before tax')).toEqual([
      ['Aug 2026', '£13,416', '£9,000', '−£4,416'],
      ['Sep 2026', '£13,416', '£9,000', '−£4,416'],
      ['Oct 2026', '£13,416', '£9,000', '−£4,416'],
      ['All 3 months', '£40,248', '£27,000', '−£13,248'],
    ]);
    await user.click(screen.getByTitle('Explain the difference of Sep 2026'));
    const panel = within(await screen.findByRole('dialog', { name: /actual less planned/ }));
    expect(panel.getAllByText('Actual − planned').length).toBeGreaterThan(0);
    expect(panel.getAllByText('£13,416.00').length).toBeGreaterThan(0);
    await user.click(screen.getByTitle('Explain planned of All 3 months'));
    const all = within(await screen.findByRole('dialog', { name: 'Profit before tax: planned' }));
    expect(all.getAllByText('Aug 2026').length).toBeGreaterThan(0);
    expect(all.getAllByText('Sum of the months')[0]?.closest('.k-explain-line')).toHaveTextContent('£40,248.00');
    await user.click(button('Sales'));
    expect(cellsOf('What then happened: Sales').at(-1)).toEqual(['All 3 months', '£192,780', '£180,000', '−£12,780']);
  });

  it('keeps its figures where the imports or the books are gone, and says so', async () => {
    serve({ ...acmeScenarios({ ...bold, imports: 'gone' }), now: null, actuals: [] });
    renderApp(`${PAGE}?scenario=scn_1`);
    expect(await screen.findByText(/The imports that it stands on are not in the books any more/)).toBeVisible();
    expect(screen.getByText('There are no figures now. The scenario keeps those that it stands on.')).toBeVisible();
    expect(cellsOf('What the year comes to').at(-1)?.[2]).toBe('£160,992');
  });

  it('forks, renames and closes; a name that is taken is told beside its field', async () => {
    serve(acmeScenarios(bold));
    api.on('PUT', `${ALL}/scn_1/name`, {
      ...{ status: 409, code: 'NAME_TAKEN', responseMessage: 'Another open scenario has this name' },
      errors: [{ path: 'body.name', message: 'Another open scenario has this name' }],
    });
    api.on('POST', `${ALL}/scn_1/forks`, { data: { scenarioId: 'scn_2' } });
    api.on('POST', `${ALL}/scn_2/closing`, { data: { scenarioId: 'scn_2' } });
    const { user } = renderApp(`${PAGE}?scenario=scn_1`);
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    const rename = within(await screen.findByRole('dialog', { name: 'Rename Bold growth' }));
    await user.type(rename.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(rename.getByRole('button', { name: 'Rename' }));
    await waitFor(() =>
      expect(rename.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Another open scenario/),
    );
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await user.click(button('Fork'));
    const fork = within(await screen.findByRole('dialog', { name: 'Fork Bold growth' }));
    await user.type(fork.getByRole('textbox', { name: 'Name' }), 'No hires');
    serve(acmeScenarios(careful, bold));
    await user.click(fork.getByRole('button', { name: 'Fork' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'No hires' })).toBeVisible();
    await user.click(button('Close'));
    serve(acmeScenarios({ ...careful, status: 'closed', closedAt: '2026-11-23T09:00:00.000Z' }, bold));
    await user.click(await screen.findByRole('button', { name: 'Close scenario' }));
    expect(await screen.findByText(/This scenario is closed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rename' })).not.toBeInTheDocument();
    expect(button('Fork')).toBeEnabled();
  });

  it('[ROLE-02~] lets the partner fork what the owner began, and a super admin look', async () => {
    serve(acmeScenarios(bold), partner);
    const { unmount } = renderApp(`${PAGE}?customer=acc_1&scenario=scn_1`);
    expect(await screen.findByText(/Somebody else works on this scenario/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Price %' })).toHaveAttribute('readonly');
    expect(button('Fork')).toBeEnabled();
    unmount();
    serve(acmeScenarios(bold), superAdmin);
    renderApp(`${PAGE}?customer=acc_1&scenario=scn_1`);
    await screen.findByRole('heading', { level: 1, name: 'Bold growth' });
    for (const name of ['Fork', 'Rename', 'Close', 'Save changes', 'Re-base on these figures'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('asks partners for a customer, and leads accounts without a plan to the upgrade', async () => {
    serve(acmeScenarios(), partner);
    const { unmount } = renderApp(PAGE);
    expect(await screen.findByText('Choose a customer first')).toBeVisible();
    unmount();
    serve(acmeScenarios(), { ...customer, isPremium: 'false', standing: 'basic' });
    renderApp(PAGE);
    expect(await screen.findByRole('link', { name: 'Upgrade to the full calculator' })).toBeVisible();
    expect(api.calls('GET', ALL)).toHaveLength(0);
  });
});
