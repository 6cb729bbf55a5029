import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { monthly } from '../../testing/plan-offers';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, customer, haveSession, partner, progressWith, superAdmin } from '../../testing/signed-in';
import type { Me } from '../../session/session.api';

const api = serveApi();

const profile = {
  id: 'acc_1',
  firstName: 'Alex',
  surname: '',
  companyName: 'Acme Joinery Ltd',
  sector: 3,
  email: 'owner@acme.example',
  phone: '01632960001',
  createTime: '2026-11-02T09:00:00.000Z',
};
const subscription = {
  account_api_id: 'api_1',
  cycle_id: 'cycle_1',
  freeTrailUser: 0,
  remaining_trial_time: null,
  renews: true,
  payment_late: false,
  upgrade_possible: false,
  current_plan: 'EmbraceMonthly',
  payment_status: 'Paid',
  subscription_start_date: '2026-11-02T09:00:00.000Z',
  subscription_end_date: '2026-12-02T09:00:00.000Z',
  trial_ends_at: null,
};

const serve = (me: Me) => {
  haveSession(api, me);
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
  api.on('GET', '/accounts/profile', { data: profile });
  api.on('GET', '/accounts/passcode-setting', { data: { enabled: false, fixed: false } });
  api.on('GET', '/accounts/acc_1/finance-connections', { data: { offered: ['xero'], financeConnections: [] } });
  api.on('GET', '/reference/sectors', {
    data: [
      { id: 3, sector_name: 'Construction' },
      { id: 7, sector_name: 'Retail' },
    ],
  });
};

const opened = async (me: Me = customer, at = '/dashboard/newDashboard') => {
  serve(me);
  const app = renderApp(at);
  await app.user.click(await screen.findByRole('button', { name: 'Account of Alex' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Edit Profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  // While it closes the menu gives the focus back; what is typed meanwhile would go nowhere.
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Edit Profile' })).toBeNull());
  return { ...app, dialog };
};

describe('the Edit Profile dialog', () => {
  it('[PROFILE-01~] shows company and e-mail read-only, takes exactly 11 digits, and saves', async () => {
    const { user, dialog } = await opened();
    expect(await dialog.findByLabelText('Company Name')).toHaveAttribute('readonly');
    expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(await dialog.findByRole('option', { name: 'Retail' })).toBeInTheDocument();
    const phone = dialog.getByLabelText('Phone Number');
    for (const typed of ['0163296000', '016329600011', '01632 96000']) {
      await user.clear(phone);
      await user.type(phone, `${typed}{Enter}`);
      expect((await dialog.findAllByText('Enter Valid mobile number !!')).length).toBeGreaterThan(0);
    }
    await user.clear(dialog.getByLabelText('Name'));
    await user.clear(phone);
    await user.selectOptions(dialog.getByLabelText('Sector'), '');
    expect((await dialog.findAllByText('required !!')).length).toBeGreaterThanOrEqual(3);
    await user.type(dialog.getByLabelText('Name'), 'Alexandra');
    await user.type(phone, '11632960002');
    await user.selectOptions(dialog.getByLabelText('Sector'), 'Retail');
    api.on('PUT', '/accounts/profile', { status: 500 });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Something went wrong!')).toBeInTheDocument();
    expect(dialog.getByLabelText('Name')).toHaveValue('Alexandra');
    api.on('PUT', '/accounts/profile', { data: profile, statusMessage: 'Your profile has updated successfully' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Your profile has updated successfully')).toBeInTheDocument();
    expect(api.calls('PUT', '/accounts/profile').at(-1)?.body).toEqual({
      id: 'acc_1',
      firstName: 'Alexandra',
      sector: 7,
      phone: '11632960002',
    });
  });

  it('goes on with what was typed earlier, and forgets it where that is cancelled', async () => {
    const kept = { entries: [{ field: 'firstName', value: 'Alexandra' }], savedAt: '2026-11-02T09:00:00.000Z' };
    api.on('GET', '/drafts/profile', { data: kept, meta: { version: 4 } });
    api.on('DELETE', '/drafts/profile', {});
    const { user, dialog } = await opened();
    expect(await dialog.findByLabelText('Name')).toHaveValue('Alexandra');
    expect(dialog.getByText(/^Continued from/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(api.calls('DELETE', '/drafts/profile')).toHaveLength(1));
    expect(api.calls('PUT', '/drafts/profile')).toEqual([]);
  });

  it('asks before Escape discards what could not be kept, and closes without a word where nothing was', async () => {
    const { user, dialog } = await opened();
    const name = await dialog.findByLabelText('Name');
    await user.type(name, 'x');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull());
    expect(name).toHaveValue('Alexx');
    await user.type(name, '{Backspace}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('discards what was typed where that is confirmed', async () => {
    const { user, dialog } = await opened();
    await user.type(await dialog.findByLabelText('Name'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('PUT', '/accounts/profile')).toEqual([]);
  });

  it('does not reload over what is typed after it was saved', async () => {
    const { user, dialog } = await opened();
    api.on('PUT', '/accounts/profile', { data: profile, statusMessage: 'Your profile has updated successfully' });
    const name = await dialog.findByLabelText('Name');
    await user.type(name, 'a');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Your profile has updated successfully')).toBeInTheDocument();
    await user.type(name, 'ndra');
    expect(dialog.queryByText('Your profile has updated successfully')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Your profile has updated successfully')).toBeInTheDocument();
    const sent = api.calls('PUT', '/accounts/profile').map(({ body }) => (body as { firstName: string }).firstName);
    expect(sent).toEqual(['Alexa', 'Alexandra']);
  });

  it('says what another device saved meanwhile, keeps what was typed, and saves it the second time', async () => {
    const { user, dialog } = await opened();
    api.on('GET', '/accounts/profile', { data: profile, meta: { version: 4 } });
    const name = await dialog.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Alexandra');
    const elsewhere = { ...profile, phone: '01632960009', sector: 7 };
    api.on('GET', '/accounts/profile', { data: elsewhere, meta: { version: 5 } });
    api.on('PUT', '/accounts/profile', { status: 412, code: 'STALE_VERSION' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Sector is now “Retail”; Phone Number is now “01632960009”/)).toBeInTheDocument();
    expect(name).toHaveValue('Alexandra');
    api.on('PUT', '/accounts/profile', { data: profile, statusMessage: 'Your profile has updated successfully' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Your profile has updated successfully')).toBeInTheDocument();
    expect(api.calls('PUT', '/accounts/profile').at(-1)?.headers.get('if-match')).toBe('"5"');
  });

  it('[PROFILE-03] shows the two buttons, and the subscription: what is left of a trial, then start, renewal, payment and plan', async () => {
    const onTrial = { ...customer, trialEndsAt: new Date(Date.now() + 50 * 3_600_000).toISOString() };
    const trial = await opened(onTrial);
    const before = within(await trial.dialog.findByRole('region', { name: 'Subscription' }));
    expect(before.getByText('Remaining trial')).toBeInTheDocument();
    expect(before.getByText(/^2 days/)).toBeInTheDocument();
    expect(before.getByText('Free trial')).toBeInTheDocument();
    for (const name of ['Upgrade', 'Delete Account']) expect(before.getByRole('button', { name })).toBeInTheDocument();
    for (const name of ['Trial Balances', 'Finance Data'])
      expect(trial.dialog.getByRole('link', { name })).toBeInTheDocument();

    cleanup();
    api.on('GET', '/billing/subscription', { data: subscription });
    api.on('GET', '/billing/invoices', { data: [] });
    api.on('GET', '/billing/details', {
      data: {
        ...{ firstName: 'Alex', companyName: 'Acme Joinery Ltd', email: 'owner@acme.example', phone: '01632960001' },
        price: monthly,
        chosen: null,
      },
    });
    const paid = await opened({ ...customer, freeTrailUser: 0, paymentFlag: 1, paymentStatus: 'Paid' });
    const box = within(await paid.dialog.findByRole('region', { name: 'Subscription' }));
    const lines = () =>
      [...(document.querySelector('.k-profile-box dl')?.children ?? [])].map(({ textContent }) => textContent);
    await box.findByText('Monthly plan');
    expect(lines()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Current plan.*Monthly plan/),
        expect.stringMatching(/^Payment status.*Paid/),
        expect.stringMatching(/^Start.*2 Nov 2026/),
        expect.stringMatching(/^Renew.*2 Dec 2026/),
      ]),
    );
    const billed = within(await box.findByRole('region', { name: 'Billing details' }));
    for (const text of ['Alex, Acme Joinery Ltd', 'owner@acme.example', '£56.40 a month'])
      expect(billed.getByText(text)).toBeInTheDocument();
    expect(box.getByRole('button', { name: 'Delete Account' })).toBeInTheDocument();
    expect(box.queryByRole('button', { name: 'Upgrade' })).toBeNull();
    expect(box.queryByText('Remaining trial')).toBeNull();
  });

  it('[PROFILE-05] deletes nothing and leads to the contact page', async () => {
    const { user, dialog, path, router } = await opened();
    await user.click(await dialog.findByRole('button', { name: 'Delete Account' }));
    expect(dialog.getByText('Please contact us to delete your account')).toBeInTheDocument();
    await user.click(dialog.getByRole('link', { name: 'Contact' }));
    await waitFor(() => expect(path()).toBe('/contactus'));
    expect(new URLSearchParams(router.state.location.search).get('topic')).toBe('Delete Account');
    expect(api.received.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('[PROFILE-04~] says that no accounting system is connected, and leads to connecting one', async () => {
    const { dialog } = await opened();
    const box = within(await dialog.findByRole('region', { name: 'Connected Accounts' }));
    expect(await box.findByText('Not connected')).toBeInTheDocument();
    expect(box.getByRole('link', { name: 'Connect' })).toHaveAttribute('href', '/FinanceSystemInt');
  });

  it.each([
    ['an admin', admin],
    ['a super admin', superAdmin],
  ])('lets %s change the own name, and the header follows', async (_who, me) => {
    const own = { id: me.id, firstName: 'Alex', email: me.email, createTime: profile.createTime };
    api.on('GET', '/accounts/staff-profile', { data: own, meta: { version: 2 } });
    const { user, dialog } = await opened({ ...me, name: 'Alex' });
    const name = await dialog.findByLabelText('Name');
    expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(dialog.queryByLabelText('Phone Number')).toBeNull();
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('required !!')).length).toBeGreaterThan(0);
    await user.type(name, 'Alexandra Reyes');
    api.on('PUT', '/accounts/staff-profile', { status: 500 });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Something went wrong!')).toBeInTheDocument();
    expect(name).toHaveValue('Alexandra Reyes');
    const data = { id: me.id, firstName: 'Alexandra Reyes' };
    api.on('PUT', '/accounts/staff-profile', { data, statusMessage: 'Your profile has updated successfully' });
    api.on('GET', '/session/me', { data: { ...me, name: 'Alexandra Reyes' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Your profile has updated successfully')).toBeInTheDocument();
    const { body, headers } = api.calls('PUT', '/accounts/staff-profile').at(-1) ?? {};
    expect(body).toEqual({ id: me.id, firstName: 'Alexandra Reyes' });
    expect(headers?.get('if-match')).toBe('"2"');
    expect(await screen.findByRole('button', { name: 'Account of Alexandra Reyes', hidden: true })).toBeInTheDocument();
  });

  it('lets a partner change name and phone by the rule of the dialog, keeping a number that is known as it stands', async () => {
    const own = {
      ...{ id: partner.id, firstName: 'Nell', surname: 'Marsh', companyName: 'Marsh Advisory' },
      ...{ email: partner.email, phone: '+49 30 2960002', createTime: profile.createTime },
    };
    api.on('GET', '/accounts/partner-profile', { data: own, meta: { version: 2 } });
    api.on('PUT', '/accounts/partner-profile', { data: own, statusMessage: 'Your profile has updated successfully' });
    const { user, dialog } = await opened({ ...partner, name: 'Alex' }, '/chanelPartner/dashboard');
    const surname = await dialog.findByLabelText('Surname');
    for (const label of ['Company Name', 'Email']) expect(dialog.getByLabelText(label)).toHaveAttribute('readonly');
    await user.type(surname, '-Okoro');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Your profile has updated successfully')).toBeInTheDocument();
    const phone = dialog.getByLabelText('Phone Number');
    await user.clear(phone);
    await user.type(phone, '+49 30 2960003{Enter}');
    expect((await dialog.findAllByText('Enter Valid mobile number !!')).length).toBeGreaterThan(0);
    await user.clear(phone);
    await user.type(phone, '01632 960003{Enter}');
    await waitFor(() => expect(api.calls('PUT', '/accounts/partner-profile')).toHaveLength(2));
    expect(api.calls('PUT', '/accounts/partner-profile').map(({ body }) => body)).toEqual([
      { id: partner.id, firstName: 'Nell', surname: 'Marsh-Okoro', phone: '+49 30 2960002' },
      { id: partner.id, firstName: 'Nell', surname: 'Marsh-Okoro', phone: '01632 960003' },
    ]);
  });

  it('says to a partner what another device saved meanwhile, and keeps what was typed', async () => {
    const own = {
      ...{ id: partner.id, firstName: 'Nell', surname: 'Marsh', companyName: 'Marsh Advisory' },
      ...{ email: partner.email, phone: '01632960002', createTime: profile.createTime },
    };
    api.on('GET', '/accounts/partner-profile', { data: own, meta: { version: 2 } });
    const { user, dialog } = await opened({ ...partner, name: 'Alex' }, '/chanelPartner/dashboard');
    const first = await dialog.findByLabelText('Name');
    await user.type(first, 'y');
    api.on('GET', '/accounts/partner-profile', { data: { ...own, phone: '01632960009' }, meta: { version: 3 } });
    api.on('PUT', '/accounts/partner-profile', { status: 412, code: 'STALE_VERSION' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Phone Number is now “01632960009”/)).toBeInTheDocument();
    expect(first).toHaveValue('Nelly');
  });

  it('asks staff before Escape discards what was typed', async () => {
    const own = { id: admin.id, firstName: 'Alex', email: admin.email, createTime: profile.createTime };
    api.on('GET', '/accounts/staff-profile', { data: own, meta: { version: 2 } });
    const { user, dialog } = await opened({ ...admin, name: 'Alex' });
    await user.type(await dialog.findByLabelText('Name'), 'x');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    expect(dialog.getByLabelText('Name')).toHaveValue('Alexx');
  });

  it.each([
    ['a partner', { ...partner, name: 'Alex' }, '/chanelPartner/dashboard'],
    ['staff', { ...admin, name: 'Alex' }, '/dashboard/newDashboard'],
  ])('[PROFILE-03~, PROFILE-04~] shows %s neither box', async (_who, me, at) => {
    const own = { ...profile, id: me.id, email: me.email };
    for (const path of ['/accounts/partner-profile', '/accounts/staff-profile']) api.on('GET', path, { data: own });
    const { dialog } = await opened(me, at);
    expect(dialog.queryByRole('region', { name: 'Subscription' })).toBeNull();
    expect(dialog.queryByRole('region', { name: 'Connected Accounts' })).toBeNull();
    expect(await dialog.findByLabelText('Email')).toHaveValue(me.email);
    expect(api.calls('GET', '/accounts/profile')).toEqual([]);
  });
});

describe('the inspection lock', () => {
  const press = (target: Element, init: KeyboardEventInit) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  const rightClick = (target: Element) =>
    target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 }));
  const menuKey = (target: Element) =>
    target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 0 }));

  it('[PROFILE-08] holds right-click and developer keys back, never copying, and is switched off for good', async () => {
    const { user, dialog } = await opened();
    const name = await dialog.findByLabelText('Name');
    const tools = [
      { key: 'F12' },
      { key: 'I', ctrlKey: true, shiftKey: true },
      { key: 'j', ctrlKey: true, shiftKey: true },
      { key: 'c', metaKey: true, altKey: true },
      { key: 'u', ctrlKey: true },
    ];
    for (const keys of tools) expect(press(name, keys)).toBe(false);
    expect(rightClick(name)).toBe(false);
    for (const keys of [
      { key: 'c', ctrlKey: true },
      { key: 'c', metaKey: true },
      { key: 'F10', shiftKey: true },
    ])
      expect(press(name, keys)).toBe(true);
    expect(menuKey(name)).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Switch them on' }));
    for (const keys of tools) expect(press(name, keys)).toBe(true);
    expect(rightClick(name)).toBe(true);
    expect(localStorage.getItem('keelson.inspectionLock')).toBe('off');
  });
});

describe('the profile page', () => {
  it('[PROFILE-09] has a phone rule of its own with its four messages', async () => {
    serve(customer);
    const { user } = renderApp('/dashboard/editprofile');
    const phone = await screen.findByLabelText('Phone Number');
    for (const [typed, message] of [
      ['', 'Phone number is required'],
      ['123456789', 'Phone number must be at least 10 digits'],
      ['1234567890123456', 'Phone number must be at most 15 digits'],
      ['01632 x60001', 'Enter a valid phone number (10-15 digits only)'],
    ] as const) {
      await user.clear(phone);
      if (typed !== '') await user.type(phone, typed);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect((await screen.findAllByText(message)).length).toBe(2);
    }
    api.on('PUT', '/accounts/profile', { data: profile, statusMessage: 'Your profile has updated successfully' });
    for (const typed of ['1234567890', '123456789012345', '+44 1632 960001']) {
      await user.clear(phone);
      await user.type(phone, typed);
      expect(screen.queryByText(/hone number (is|must)|valid phone/)).toBeNull();
    }
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your profile has updated successfully')).toBeInTheDocument();
  });
});
