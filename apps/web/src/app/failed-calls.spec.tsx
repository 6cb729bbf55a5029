import { act, screen, waitFor, within } from '@testing-library/react';
import { acmeDetail } from '../testing/detailed-profit-and-loss';
import { earlyAccess, monthly } from '../testing/plan-offers';
import { renderApp } from '../testing/render-app';
import { CONFIRMED } from '../testing/own-password';
import { serveApi } from '../testing/serve-api';
import { admin, customer, haveSession, progressWith, signedInData, superAdmin } from '../testing/signed-in';
import { goBy, stopClock, untilSo } from '../testing/stopped-clock';

const api = serveApi();

const REFERENCE = 'reference test-reference';
const failing = { status: 503, code: 'UNAVAILABLE' };
const IN_BRACKETS = `(503 UNAVAILABLE, ${REFERENCE})`;

const asCustomer = (me = customer) => {
  haveSession(api, me);
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
};

const logIn = async () => {
  const app = renderApp('/auth/signIn');
  await app.user.type(await screen.findByLabelText('Email'), customer.email);
  await app.user.type(screen.getByLabelText('Password'), 'Secret1{Enter}');
  return app;
};

const fillRegister = async ({ user }: ReturnType<typeof renderApp>) => {
  await user.type(await screen.findByLabelText('Name'), 'Alex Owner');
  await user.type(screen.getByLabelText('Email'), 'owner@acme.example');
  await user.type(screen.getByLabelText('Phone number'), '07700900042');
  await user.type(screen.getByLabelText('Company name'), 'Acme Joinery');
  await user.selectOptions(await screen.findByLabelText('Company type'), 'Sole Trader');
  await user.selectOptions(screen.getByLabelText('Sector'), 'Construction');
  await user.type(screen.getByLabelText('Password'), 'Secret1');
  await user.type(screen.getByLabelText('Confirm password'), 'Secret1');
  await user.click(screen.getByLabelText('Social media'));
  await user.click(screen.getByLabelText(/terms/));
  await user.click(screen.getByLabelText(/privacy/));
};

describe('a call that fails says so in the specified words', () => {
  it('[MSG-02~] to people who log in: no answer, no texts', async () => {
    api.cut('POST', '/session/sign-in');
    api.on('GET', '/content/login-page', failing);
    await logIn();
    expect(await screen.findByText(/^Unable to sign in \(no connection, reference [\da-f-]{36}\)$/)).toBeVisible();
    expect(screen.getByText('Unable to load login data')).toBeVisible();
  });

  it('[MSG-02~] to people who log in over the sign-up', async () => {
    api.on('GET', '/content/login-page', failing);
    api.on('GET', '/billing/plans', { data: [earlyAccess] });
    api.on('GET', '/reference/sectors', { data: [] });
    const { user } = renderApp('/auth/signUp');
    const pressedWhileLoading = await screen.findByRole('button', { name: 'Log in' });
    await user.click(pressedWhileLoading);
    expect(await screen.findByText('Unable to get signin data')).toBeVisible();
  });

  it('[MSG-02~] to people who register', async () => {
    api.on('GET', '/reference/sectors', { data: [{ id: 3, sector_name: 'Construction' }] });
    api.on('GET', '/reference/company-types', { data: [{ id: 'soletrader', name: 'Sole Trader' }] });
    api.on('POST', '/accounts/register', failing);
    const app = renderApp('/auth/register');
    await screen.findByRole('option', { name: 'Construction' });
    await fillRegister(app);
    await app.user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByText(`Unable to signup ${IN_BRACKETS}`)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Alex Owner');
  });

  it('[MSG-02~] to people who follow a mailed link', async () => {
    api.on('POST', '/accounts/verify-email', failing);
    renderApp('/auth/signUp?email=ada%40acme.example&token=abc');
    expect(await screen.findByText(`Unable to verify if user exists ${IN_BRACKETS}`)).toBeVisible();
  });

  it.each([
    ['/session/token', 'POST', 'Unable to generate access token'],
    ['/session/me', 'GET', 'Unable to get payment flag'],
  ])('[MSG-02~] after a reload: %s', async (path, method, text) => {
    haveSession(api, customer);
    api.on(method, path, failing);
    renderApp('/contactus');
    const popup = await screen.findByRole('dialog', { name: 'Something needs your attention' });
    expect(popup).toHaveTextContent(`${text} ${IN_BRACKETS}`);
    // The session stays for another try.
    expect(localStorage.getItem('id')).toBe(customer.id);
  });

  it('[MSG-02~] on the page of the accounting system', async () => {
    haveSession(api, customer);
    api.on('GET', '/onboarding/progress', failing);
    renderApp('/FinanceSystemInt');
    expect(await screen.findByText('Error getting onboarding progress')).toBeVisible();
    expect(screen.getAllByText(IN_BRACKETS)[0]).toBeVisible();
  });

  it('[MSG-02~] on the profile page', async () => {
    asCustomer();
    api.on('GET', '/accounts/profile', failing);
    renderApp('/dashboard/editprofile');
    expect(await screen.findByText('Unable to get company by username')).toBeVisible();
  });

  it('[MSG-02~] in the footer', async () => {
    api.on('GET', '/content/footer', failing);
    renderApp('/contactus');
    expect(
      await within(await screen.findByRole('contentinfo')).findByText('Unable to get footer content'),
    ).toBeVisible();
  });

  it('[MSG-02~] to people who upgrade', async () => {
    asCustomer();
    api.on('GET', '/billing/plans', { data: [monthly] });
    api.on('POST', '/billing/checkout-sessions', failing);
    const { user } = renderApp('/dashboard/editprofile');
    await user.click(await screen.findByRole('button', { name: 'Upgrade' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade Your Account' }));
    await dialog.findByRole('option', { name: /Monthly plan/ });
    await user.click(dialog.getByRole('button', { name: 'Upgrade' }));
    expect(await dialog.findByText(`Unable to save profile ${IN_BRACKETS}`)).toBeVisible();
  });

  it('[MSG-02~] to owners on a trial whose subscription does not come', async () => {
    asCustomer({ ...customer, freeTrailUser: 1 });
    api.on('GET', '/billing/subscription', failing);
    renderApp('/dashboard/editprofile');
    expect(await screen.findByText(`Unable to get free trial duration ${IN_BRACKETS}`)).toBeVisible();
  });

  it('[MSG-02~] to super admins who open the dashboard of a company', async () => {
    haveSession(api, superAdmin);
    api.on('GET', '/accounts/acc_9/dashboard', failing);
    renderApp('/dashboard/newDashboard?customer=acc_9');
    expect(await screen.findByText('Unable to load company dashboard')).toBeVisible();
    expect(screen.getAllByText(IN_BRACKETS)[0]).toBeVisible();
  });

  it('[MSG-02~] to owners who learn', async () => {
    asCustomer({ ...customer, isPremium: 'true', standing: 'premium' });
    api.on('GET', '/accounts/acc_1/learning-progress', failing);
    renderApp('/dashboard/newDashboardLearning');
    expect(await screen.findByText('Unable to get e-learning module')).toBeVisible();
  });

  it('[MSG-02~] by the name of the call before the message, with the calculator', async () => {
    const owner = { ...customer, isPremium: 'true', standing: 'premium', freeTrailUser: 0 } as const;
    asCustomer(owner);
    const failed = (call: string) => screen.findByText(new RegExp(`${call}: Something went wrong!`));
    api.on('GET', '/accounts/acc_1/cash-release', failing);
    const cash = renderApp('/dashboard/newDashboardCalculator?tool=cash&step=results');
    expect(await failed('get_period_flag')).toHaveTextContent(IN_BRACKETS);
    cash.unmount();
    api.on('GET', '/accounts/acc_1/detailed-profit-and-loss', failing);
    const { user, unmount } = renderApp('/dashboard/newDashboardCalculator/DetailedPL');
    expect(await failed('get_xero_detailedPL_data')).toHaveTextContent(IN_BRACKETS);
    unmount();
    api.on('GET', '/accounts/acc_1/detailed-profit-and-loss', { data: acmeDetail });
    api.on('POST', '/accounts/acc_1/detailed-profit-and-loss/calculation', failing);
    api.on('GET', '/content/detailed-profit-and-loss', failing);
    renderApp('/dashboard/newDashboardCalculator/DetailedPL');
    await user.click(await screen.findByRole('button', { name: 'How to Use' }));
    expect(await failed('cms_detailed_pl')).toHaveTextContent(IN_BRACKETS);
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    const popup = await screen.findByRole('dialog', { name: 'Something needs your attention' });
    expect(popup).toHaveTextContent(`get_xero_detailedPL_byChangePercentage: Something went wrong! ${IN_BRACKETS}`);
  });

  it('[MSG-02~] in the banner of an account under deletion', async () => {
    const deleteAt = new Date(Date.now() + 86_400_000).toISOString();
    asCustomer({ ...customer, userStatus: 'under_deletion', deleteAt });
    stopClock();
    renderApp('/contactus');
    await untilSo(() => screen.queryByRole('region', { name: 'Account notice' }) !== null);
    api.on('GET', '/session/me', failing);
    goBy(30_000);
    await untilSo(() => screen.queryByText(/Unable to get delete user duration/) !== null);
    expect(screen.getByRole('region', { name: 'Account notice' })).toHaveTextContent('will be deleted');
  });
});

describe('a failed act', () => {
  it('of clearing the caches shows its name with the message', async () => {
    haveSession(api, admin);
    api.on('POST', '/content/cache/clear', { ...failing, statusMessage: 'The content service is away' });
    const { user } = renderApp('/dashboard/newDashboard');
    await user.click(await screen.findByRole('button', { name: 'Fetch CMS Changes' }));
    const popup = await screen.findByRole('dialog', { name: 'Something needs your attention' });
    expect(popup).toHaveTextContent(`clearCacheData The content service is away ${IN_BRACKETS}`);
  });

  it('of deleting the account, which ends its subscription, says so', async () => {
    const data = signedInData(customer);
    api.on('POST', '/session/sign-in', {
      data: { ...data, user_details: { ...data.user_details, freeTrailUser: 2, freeTrailExpired: true } },
    });
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('DELETE', '/account', failing);
    const { user } = await logIn();
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
    await user.type(await screen.findByLabelText('Your password'), 'Secret1{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Permanently Delete' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Permanently Delete' }));
    expect(await screen.findByText(`Something went wrong in deactivate! ${IN_BRACKETS}`)).toBeVisible();
  });

  it('without words of its own is followed by what to do', async () => {
    api.on('POST', '/contact', failing);
    const { user } = renderApp('/contactus?topic=Upgrade%20Account');
    await user.type(await screen.findByLabelText('Name'), 'Ada');
    await user.type(screen.getByLabelText('Company name'), 'Engine Works');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Your message'), 'How?');
    act(() => screen.getByRole('button', { name: 'Send' }).click());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('Something went wrong!')).toBeVisible();
    expect(within(summary).getByText(/Please try again in a moment/)).toBeVisible();
  });
});
