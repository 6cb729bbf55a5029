import { screen, waitFor, within } from '@testing-library/react';
import { annually, earlyAccess, monthly } from '../testing/plan-offers';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { customer, haveSession, partner, progressWith } from '../testing/signed-in';

const api = serveApi();

const asCustomer = (me = customer) => {
  haveSession(api, me);
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
};

describe('addresses', () => {
  it('[SITE-02] lead from their short forms to the pages', async () => {
    const visitor = renderApp('/auth');
    await waitFor(() => expect(visitor.path()).toBe('/auth/signIn'));
    visitor.unmount();
    asCustomer();
    const owner = renderApp('/dashboard');
    await waitFor(() => expect(owner.path()).toBe('/dashboard/newDashboard'));
    owner.unmount();
    haveSession(api, partner);
    const adviser = renderApp('/chanelPartner');
    await waitFor(() => expect(adviser.path()).toBe('/chanelPartner/dashboard'));
  });

  it('[SITE-03] serve terms and privacy from the items 0 and 1 of one answer', async () => {
    const text = (title: string) => ({
      attributes: {
        heading: title,
        content: `${title} in short`,
        sections: [{ heading: 'One', content: `All of ${title}` }],
      },
    });
    api.on('GET', '/content/terms', {
      data: [
        { id: 1, ...text('The first') },
        { id: 2, ...text('The second') },
      ],
    });
    const terms = renderApp('/terms');
    expect(await screen.findByRole('heading', { level: 1, name: 'The first' })).toBeVisible();
    expect(screen.getByText('All of The first')).toBeVisible();
    expect(screen.queryByText('All of The second')).toBeNull();
    await terms.router.navigate('/privacy');
    expect(await screen.findByRole('heading', { level: 1, name: 'The second' })).toBeVisible();
    expect(screen.getByText('All of The second')).toBeVisible();
    expect(screen.queryByText('All of The first')).toBeNull();
    const asked = api.received.map(({ path }) => path).filter((path) => /content\/(terms|privacy)/.test(path));
    expect(asked).toEqual(['/content/terms']);
  });

  it('[SITE-08] show a failure, the reference of a payment, and take the consent of an accounting system', async () => {
    api.on('GET', '/content/error', { data: [{ id: 1, attributes: { heading: 'Something did not work' } }] });
    const error = renderApp('/error');
    expect(await screen.findByRole('heading', { level: 1, name: 'Something did not work' })).toBeVisible();
    error.unmount();
    const paid = renderApp('/paymentResponsePage?reference=TX-2026-9');
    expect(await screen.findByText('TX-2026-9')).toBeVisible();
    paid.unmount();
    asCustomer();
    const back = '/finance-connections/consents/xero/return';
    api.on('POST', back, { status: 409, code: 'UNABLE_TO_CONNECT', statusMessage: 'Unable to connect' });
    renderApp('/confirmation-screen/xero?code=abc&state=xyz');
    expect(await screen.findByRole('heading', { name: 'Error connecting' })).toBeVisible();
    expect(api.calls('POST', back)[0]?.body).toMatchObject({ code: 'abc', state: 'xyz' });
  });
});

describe('the plans', () => {
  it('[SIGNUP-02] stand on the paid form with their prices, the offer chosen; yearly is announced on the simple one', async () => {
    api.on('GET', '/billing/plans', { data: [earlyAccess, monthly, annually] });
    api.on('GET', '/reference/sectors', { data: [] });
    const paid = renderApp('/auth/signUp');
    await screen.findByRole('radio', { name: /Early Adopter Offer/ });
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value)).toEqual(['EarlyAccess', 'EmbraceMonthly', 'EmbraceAnnually']);
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
    const cards = radios.map(({ labels }) => labels?.[0]?.textContent);
    expect(cards[0]).toMatch(/£360\s*plus VAT for 2 years.*saving £768/);
    expect(cards[1]).toMatch(/£47\s*plus VAT per month/);
    expect(cards[2]).toMatch(/£451\s*plus VAT per year/);
    paid.unmount();
    renderApp('/auth/register');
    expect(await screen.findByRole('radio', { name: /^Monthly: £47 excluding VAT/ })).toBeEnabled();
    expect(screen.getByRole('radio', { name: /^Yearly: .*coming soon/ })).toBeDisabled();
  });
});

describe('the Edit Profile dialog of a channel partner', () => {
  it('[PROFILE-02] shows the code to read and to copy, and the Account Info card', async () => {
    haveSession(api, partner);
    api.on('GET', '/accounts/passcode-setting', { data: { enabled: false, fixed: false } });
    api.on('GET', '/partners/account', {
      data: {
        ...{ accessCode: '40718263', accountType: 'Channel Partner', activatedAt: '2026-11-03T12:00:00.000Z' },
        ...{ partnerName: 'Nell Marsh', companyName: 'Marsh Advisory' },
      },
    });
    const { user } = renderApp('/chanelPartner/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Account of Alex' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit Profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
    expect(await dialog.findByText('40718263')).toBeVisible();
    expect(dialog.queryByRole('textbox')).toBeNull();
    for (const text of ['Account Info', '03/11/2026', 'Channel Partner']) expect(dialog.getByText(text)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Copy channel partner code' }));
    expect(await navigator.clipboard.readText()).toBe('40718263');
  });
});

describe('the frame of the pages', () => {
  it('[SHELL-08] shows what is chosen in the menu, and the business areas first where dashOpen says so', async () => {
    asCustomer({ ...customer, isPremium: 'true', standing: 'premium' });
    for (const path of ['/learning/modules', '/accounts/acc_1/questionnaire-scores'])
      api.on('GET', path, { status: 503, code: 'UNAVAILABLE' });
    localStorage.setItem('dashOpen', 'businessArea');
    const areas = renderApp('/dashboard');
    await waitFor(() => expect(areas.path()).toBe('/dashboard/newDashboardBusiness'));
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    const choose = async (name: string, path: string) => {
      await areas.user.click(menu.getByRole('link', { name }));
      await waitFor(() => expect(areas.path()).toBe(path));
      await waitFor(() => expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page'));
    };
    await choose('Task Management', '/dashboard/newDashboardTaskManagement');
    await choose('Learning', '/dashboard/newDashboardLearning');
    await choose('Business Areas', '/dashboard/newDashboardBusiness');
    areas.unmount();
    const later = renderApp('/dashboard');
    await waitFor(() => expect(later.path()).toBe('/dashboard/newDashboard'));
  });

  it('keeps the page and whether the drawer is open among the session values', async () => {
    asCustomer();
    const { user, router } = renderApp('/dashboard/newDashboard');
    await waitFor(() => expect(localStorage.getItem('path')).toBe('/dashboard/newDashboard'));
    expect(localStorage.getItem('dashOpen')).toBe('true');
    await user.click(await screen.findByRole('button', { name: 'Fold menu' }));
    expect(localStorage.getItem('dashOpen')).toBe('false');
    await router.navigate('/dashboard/editprofile');
    await waitFor(() => expect(localStorage.getItem('path')).toBe('/dashboard/editprofile'));
  });
});
