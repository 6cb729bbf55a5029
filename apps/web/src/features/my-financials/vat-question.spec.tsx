import { overviewContract } from '@keelson/contracts/my-financials';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, partner, progressWith } from '../../testing/signed-in';
import type { Financials, Overview } from './my-financials.api';
import acme from './testing/acme.json';

const api = serveApi();
const PAGE = '/dashboard/newDashboardFinance';
const overview = overviewContract.schemas.answer.parse(acme);

const serve = (changes: Partial<Overview> = {}, me = customer) => {
  haveSession(api, me);
  api.on('GET', '/onboarding/progress', { data: progressWith('pending') });
  api.on('GET', '/accounts/acc_1/financials', { data: { ...overview, ...changes } });
};

const VAT = '/accounts/acc_1/vat-multiplier';
const withoutVat = (): Financials => {
  const financials = overview.financials as Financials;
  const { kpis } = financials;
  const unknown = { ...kpis.balanceSheet.tradeCreditorDaysList, flags: [{ kind: 'vatUnknown' as const }] };
  return { ...financials, kpis: { ...kpis, balanceSheet: { ...kpis.balanceSheet, tradeCreditorDaysList: unknown } } };
};

describe('VAT', () => {
  it('is asked where debtor and creditor days stand, when the accounting system does not say it', async () => {
    serve({ financials: withoutVat() });
    api.on('GET', VAT, { data: { vatMultiplier: null, setByCustomer: false } });
    api.on('PUT', VAT, () => {
      api.on('GET', VAT, { data: { vatMultiplier: '1.20', setByCustomer: true } });
      serve();
      return { data: { vatMultiplier: '1.20' } };
    });
    const { user } = renderApp(PAGE);
    const multiplier = await screen.findByLabelText('Multiplier');
    expect(multiplier).toHaveValue('');
    expect(multiplier).toHaveAccessibleDescription(/does not say whether you are registered for VAT/);
    await user.type(multiplier, '1.20');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.calls('PUT', VAT)[0]?.body).toEqual({ vatMultiplier: '1.20' }));
    await waitFor(() => expect(screen.queryByLabelText('Multiplier')).toBeNull());
  });

  it('is told as what typed figures are taken to bear, until the owner says it', async () => {
    serve({ informationFrom: 'manual' });
    api.on('GET', VAT, { data: { vatMultiplier: '1.20', setByCustomer: false } });
    api.on('PUT', VAT, () => {
      api.on('GET', VAT, { data: { vatMultiplier: '1.00', setByCustomer: true } });
      return { data: { vatMultiplier: '1.00' } };
    });
    const { user } = renderApp(PAGE);
    expect(await screen.findByText(/take all that is sold and bought to bear 20% VAT/)).toBeVisible();
    const multiplier = screen.getByLabelText('Multiplier');
    expect(multiplier).toHaveValue('1.20');
    await user.clear(multiplier);
    await user.type(multiplier, '1.00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText(/to bear 20% VAT/)).toBeNull());
  });

  it('is not asked of others: a viewer is told that it is missing', async () => {
    serve({ financials: withoutVat() }, partner);
    renderApp(`${PAGE}?customer=acc_1`);
    expect(await screen.findByText(/does not say whether the company is registered for VAT/)).toBeVisible();
    expect(api.calls('GET', VAT)).toEqual([]);
  });
});
