import { month } from '@keelson/kernel';
import { screen, within } from '@testing-library/react';
import type { FigureExplanation } from '../../figures/explanation.api';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { serveDashboard } from '../dashboard/testing/acme-dashboard';

const api = serveApi();
const EXPLANATION = '/accounts/acc_1/financials/explanations/goalProbability';

const input = (name: string, value: number, unit: FigureExplanation['unit'] = 'pounds') => ({
  ...{ name, value, unit },
  before: null,
});
const taxOwed = {
  ...{ name: 'taxOwed', value: 20_000, counts: [], further: null },
  lines: [{ code: '820', account: 'VAT', date: '2026-10-31', amount: 20_000 }],
} as const;

/** New Car of Acme, as the formulas' example has it. */
const newCar: FigureExplanation = {
  ...{ figure: 'goalProbability', month: month('2026-10'), value: 2.7936, unit: 'percent', rule: '5.16', version: 2 },
  formula: 'Φ((money by the date − what the goal takes) ÷ (spread × √months)) × 100',
  inputs: [input('moneyByDate', 40_450), input('goalNeeds', 55_000), input('monthsUntil', 6, 'months')],
  ...{ groups: [], flags: [], before: null, source: 'xero', imports: [] },
  sides: [
    {
      ...{ name: 'freeCash', value: 5_500, unit: 'pounds', formula: 'Cash − what is owed' },
      inputs: [input('cash', 52_000), input('taxOwed', 20_000)],
      groups: [{ ...taxOwed, lines: [...taxOwed.lines] }],
    },
    {
      ...{ name: 'corporationTaxRate', value: 22.33, unit: 'percent', formula: 'UK corporation tax' },
      inputs: [input('profitBeforeTax', 90_000)],
      groups: [],
    },
    {
      ...{ name: 'surplusSpread', value: 3_106.67, unit: 'pounds', formula: 'Standard deviation' },
      inputs: [input('2025-11', 8_155)],
      groups: [],
    },
  ],
};

describe('the chance of a goal', () => {
  it('opens down to tax, free cash and spread, with their lines', async () => {
    serveDashboard(api);
    api.on('GET', EXPLANATION, { data: newCar });
    const { user, router } = renderApp('/dashboard/newDashboard');
    const row = await screen.findByRole('row', { name: /New Car/ });
    await user.click(within(row).getByRole('button', { name: /93.2%/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Chance of the goal' }));
    expect(await panel.findByRole('heading', { name: 'Free cash' })).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('goal')).toBe('goal_1');
    expect(new URL(api.calls('GET', EXPLANATION)[0]?.url ?? '').searchParams.get('goal')).toBe('goal_1');
    const part = (name: string) => panel.getByRole('heading', { name }).closest('section');
    expect(part('Free cash')).toHaveTextContent('VAT, PAYE and corporation tax owed£20,000');
    expect(part('Free cash')).toHaveTextContent('820 VAT, 31 Oct 2026£20,000.00');
    expect(part('Tax on profit')).toHaveTextContent('UK corporation tax22.3%');
    expect(part('How much the months differ (spread)')).toHaveTextContent('November 2025£8,155');
    expect(panel.getByText('formulas 5.16, version 2')).toBeInTheDocument();
  });
});
