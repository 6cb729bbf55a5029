import { act, screen, waitFor, within } from '@testing-library/react';
import { annField, ONLY_PAGE } from '../../testing/customer-row';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, haveSession } from '../../testing/signed-in';

const api = serveApi();

const PLACE = '/dashboard/newDashboardAdmin/UserManagement';
const ONLY_SUBSCRIBERS = 'This feature is available for subscribed users only.';

const openActions = async (isPremium: 'true' | 'false') => {
  haveSession(api, admin);
  api.on('GET', '/customers', {
    data: {
      ...{ rows: [{ ...annField, is_premium: isPremium }], matching: 1, ...ONLY_PAGE },
      totals: { customers: 1, onTrial: 1, underDeletion: 0 },
    },
  });
  const app = renderApp(PLACE);
  await app.user.click(await screen.findByRole('button', { name: 'Actions for Ann Field' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Business Areas' }));
  return app;
};

describe('the business areas of a customer', () => {
  afterEach(() => jest.useRealTimers());

  it('[DEL-07~] are told to be for subscribers, for ten seconds or until the message is closed', async () => {
    const { user } = await openActions('false');
    expect(await screen.findByText(ONLY_SUBSCRIBERS)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close message' }));
    expect(screen.queryByText(ONLY_SUBSCRIBERS)).not.toBeInTheDocument();
    // A clock that only this test moves: on a busy machine a press takes seconds of its own.
    jest.useFakeTimers();
    await user.click(screen.getByRole('button', { name: 'Actions for Ann Field' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Business Areas' }));
    expect(await screen.findByText(ONLY_SUBSCRIBERS)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(7_000));
    expect(screen.getByText(ONLY_SUBSCRIBERS)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3_100));
    expect(screen.queryByText(ONLY_SUBSCRIBERS)).not.toBeInTheDocument();
  });

  it('ask why before they open for one', async () => {
    const { user } = await openActions('true');
    const dialog = within(await screen.findByRole('dialog', { name: 'Act as Field & Sons?' }));
    expect(dialog.getByText('Opens Business Areas.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Act as this customer' }));
    expect((await dialog.findAllByText(/Say why/))[0]).toBeVisible();
    expect(screen.queryByText(ONLY_SUBSCRIBERS)).not.toBeInTheDocument();
  });
});

describe('the customer view', () => {
  it('[BACK-04] offers the eight cards, and asks why before one opens', async () => {
    haveSession(api, admin);
    const company = { company_type: 'soletrader', company_registration_number: '' };
    api.on('GET', '/customers/acc_9', { data: { ...annField, ...company } });
    const { user } = renderApp(`${PLACE}/acc_9`);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Customer view' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Customer view' }));
    const cards = within(await screen.findByRole('dialog', { name: 'Customer view of Field & Sons' }));
    expect(cards.getAllByRole('listitem').map((card) => card.querySelector('.k-strong')?.textContent)).toEqual([
      'Dashboard',
      'My Finance',
      'Generic Questions',
      'Detailed Questions',
      'Finance Specific Question',
      'What If Calculator',
      'Detailed P&L',
      'Balance Sheet',
    ]);
    await user.click(cards.getByRole('button', { name: /^Balance Sheet/ }));
    const asking = within(await screen.findByRole('dialog', { name: 'Act as Field & Sons?' }));
    expect(asking.getByText('Opens Balance Sheet.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  });
});
