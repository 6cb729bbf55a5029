import { act, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderApp } from '../../testing/render-app';
import { admin, customer, haveSession, partner, superAdmin } from '../../testing/signed-in';
import { serveApi } from '../../testing/serve-api';
import { goBy, stopClock, untilSo } from '../../testing/stopped-clock';
import { EMPTY_CODE_REQUEST } from './code-request-values';
import type { PartnerCustomer, PartnerPage } from './partners.api';
import { codeRequestRules, signUpRules } from './partner-form-rules';
import { EMPTY_SIGN_UP, type PartnerSignUpValues } from './sign-up-values';

const api = serveApi();

const SHIPPED = JSON.parse(readFileSync(join(__dirname, '../../../../api/content/channel-partner.json'), 'utf8')) as {
  data: unknown;
};
const TAKEN = 'The email is already registered. Please login or choose another mail to register';

const ann: PartnerCustomer = {
  id: 'acc_9',
  name: 'Ann Field',
  company_name: 'Field Joinery',
  email: 'ann@field.example',
  account_type: 'Trial',
  account_name: '14-day free trial',
  payment_status: 'Trial',
  freeTrailUser: 1,
  free_trial_expired: false,
  trial_ends: '2026-11-16T08:00:00.000Z',
  status: 'active',
  delete_at: null,
  dashboardCompleted: true,
  created: '2026-10-30T09:00:00.000Z',
};
const bob: PartnerCustomer = { ...ann, id: 'acc_8', name: 'Bob Hale', dashboardCompleted: false };

const page = (rows: readonly PartnerCustomer[]): PartnerPage => ({
  partner: { id: 'acc_4', name: 'Nell Marsh', company_name: 'Marsh Advisory', access_code: '40718263' },
  rows: [...rows],
  ...{ previous: null, next: null, matching: rows.length, more: false, newestOnly: false },
  totals: { customers: 7, onTrial: 4, paid: 2, stuck: 1 },
});

describe('becoming a channel partner', () => {
  beforeEach(() => {
    jest.spyOn(console, 'info').mockImplementation();
    Element.prototype.scrollIntoView = () => undefined;
    api.on('GET', '/content/channel-partner', { data: SHIPPED.data });
  });
  afterEach(() => jest.restoreAllMocks());

  const atForm = async () => {
    const app = renderApp('/ChannelPartnerPage');
    await app.user.click(await screen.findByRole('link', { name: 'Channel Partner Sign Up' }));
    await screen.findByRole('heading', { level: 1, name: 'Channel Partner Sign Up' });
    return app;
  };
  const fill = async ({ user }: Awaited<ReturnType<typeof atForm>>) => {
    for (const [label, text] of [
      ['First name', 'Nell'],
      ['Last name', 'Marsh'],
      ['Business name', 'Marsh Advisory'],
      ['Email', 'nell@marsh.example'],
      ['Mobile number', '+44 (0)1632 960002'],
      ['Password', 'Harbour7'],
      ['Retype password', 'Harbour7'],
    ] as const)
      await user.type(screen.getByLabelText(label), text);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  };

  it('[SIGNUP-19~] leads from the page to the form and shows a popup for 200, then what comes next', async () => {
    const app = await atForm();
    api.on('POST', '/partners/register', {
      data: {
        company_details: {
          id: 'acc_4',
          companyName: 'Marsh Advisory',
          email: 'nell@marsh.example',
          channelPartner: 'true',
        },
      },
    });
    await fill(app);
    const popup = within(await screen.findByRole('dialog', { name: 'Your registration has arrived' }));
    expect(popup.getByText('nell@marsh.example')).toBeInTheDocument();
    expect(api.calls('POST', '/partners/register')[0]?.body).toEqual({
      firstName: 'Nell',
      lastName: 'Marsh',
      companyName: 'Marsh Advisory',
      email: 'nell@marsh.example',
      phone: '+44 (0)1632 960002',
      webAddress: '',
      password: 'Harbour7',
      termsAndConditions: true,
      channelPartner: true,
    });
    await app.user.click(popup.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/auth/ChannelVerification'));
  });

  it('[SIGNUP-19~] shows the status of a 202 above the form and keeps what was typed', async () => {
    const app = await atForm();
    api.on('POST', '/partners/register', {
      status: 202,
      statusMessage: TAKEN,
      data: { company_details: { companyName: 'Marsh Advisory', email: 'nell@marsh.example', channelPartner: 'true' } },
    });
    await fill(app);
    const told = await screen.findByText(new RegExp(TAKEN));
    const form = screen.getByRole('form', { name: 'Channel Partner Sign Up' });
    expect(told.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('nell@marsh.example');
  });

  it('keeps what was typed over a reload, but no password', async () => {
    const app = await atForm();
    await app.user.type(screen.getByLabelText('First name'), 'Nell');
    await app.user.type(screen.getByLabelText('Password'), 'Harbour7');
    app.unmount();
    renderApp('/ChannelPartnerPage?signUp');
    expect(await screen.findByLabelText('First name')).toHaveValue('Nell');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Harbour7');
  });

  it('[SIGNUP-19~] has its rules and their texts', () => {
    const messages = (values: PartnerSignUpValues) => signUpRules(values, 'specified');
    expect(messages(EMPTY_SIGN_UP)).toEqual({
      firstName: 'First Name is required !!',
      lastName: 'Last Name is required !!',
      companyName: 'Business Name is required !!',
      email: 'Email is required !!',
      phone: 'Mobile Number is required !!',
      password: 'Password is required !!',
      confirmPassword: 'Password is required !!',
      termsAndConditions: 'Required !!',
    });
    const passwords = (password: string, confirmPassword = password) => {
      const found = messages({ ...EMPTY_SIGN_UP, password, confirmPassword });
      return [found.password, found.confirmPassword];
    };
    expect(passwords('Ab1cd')[0]).toBe('Minimum length 6');
    expect(passwords('Ab1cde')).toEqual([undefined, undefined]);
    expect(passwords('Abcdefghij12')[0]).toBeUndefined();
    expect(passwords('Abcdefghijk12')[0]).toBe('Minimum length 6, max length 12');
    expect(passwords('abcdef1')[0]).toBe(
      'Password to have at least one number, one upper case and one lower case alphabet.',
    );
    expect(passwords('Harbour7', 'Harbour8')[1]).toBe('Password and Confirm password must match');
  });
});

describe('asking for an access code', () => {
  const fill = async () => {
    const app = renderApp('/AccessCodePage');
    const { user } = app;
    for (const [label, text] of [
      ['First name', 'Bea'],
      ['Last name', 'Stone'],
      ['Business name', 'Stone & Daughter'],
      ['Email', 'bea@stone.example'],
      ['Mobile number', '01632960003'],
    ] as const)
      await user.type(await screen.findByLabelText(label), text);
    await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
    return app;
  };
  const send = () => screen.getByRole('button', { name: 'Request access code' });

  it('[SIGNUP-18~] shows the success for three seconds, then home', async () => {
    api.on('POST', '/partners/access-code-requests', { data: { sent: true } });
    const { path } = await fill();
    stopClock();
    act(() => send().click());
    const sent = 'Access code has been sent to email successfully, Please Check.';
    await untilSo(() => screen.queryByText(sent) !== null);
    goBy(2_999);
    expect(path()).toBe('/AccessCodePage');
    expect(screen.getByText(sent)).toBeInTheDocument();
    goBy(1);
    await untilSo(() => path() === '/');
    expect(api.calls('POST', '/partners/access-code-requests')[0]?.body).toEqual({
      firstName: 'Bea',
      lastName: 'Stone',
      businessName: 'Stone & Daughter',
      email: 'bea@stone.example',
      mobile: '01632960003',
      termsAndConditions: true,
      marketing: false,
    });
  });

  it('[SIGNUP-18~] tells that the email was used before and keeps the form', async () => {
    api.on('POST', '/partners/access-code-requests', { data: { sent: false } });
    const { user } = await fill();
    await user.click(send());
    expect(
      await screen.findByText(
        'This email has already been used to generate access code, please try using another email address.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('bea@stone.example');
  });

  it('[SIGNUP-18~] has its rules and their texts; the permission to write is optional', () => {
    expect(codeRequestRules(EMPTY_CODE_REQUEST)).toEqual({
      firstName: 'First Name is required !!',
      lastName: 'Last Name is required !!',
      businessName: 'Business Name is required !!',
      email: 'Email is required !!',
      mobile: 'Mobile Number is required !!',
      termsAndConditions: 'Required !!',
    });
    const mobile = (text: string) => codeRequestRules({ ...EMPTY_CODE_REQUEST, mobile: text }).mobile;
    expect(mobile('1163296000')).toBe('Mobile Number should start with 0');
    expect(mobile('0163296000')).toBe('Enter Valid Mobile Number !!');
    expect(mobile('01632960003')).toBeUndefined();
  });
});

describe('the area of a channel partner', () => {
  const AREA = '/chanelPartner/dashboard';

  it('[BACK-07~] lists the customers in the specified columns; View opens only with a completed dashboard', async () => {
    haveSession(api, partner);
    api.on('GET', '/partners/customers', { data: page([ann, bob]) });
    renderApp('/chanelPartner');
    await screen.findByRole('link', { name: 'View Ann Field' });
    const table = within(screen.getByRole('table', { name: 'Your customers' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Customer Name',
      'Company Name',
      'Email Id',
      'Account Type',
      'Account Name',
      'Payment Status',
      'View',
      'Status',
      'Extend',
      'Migrate',
    ]);
    expect(table.getByRole('link', { name: 'View Ann Field' })).toHaveAttribute('href', `${AREA}/acc_9`);
    expect(table.getByRole('button', { name: /View Bob Hale/ })).toBeDisabled();
    expect(screen.getByText('40718263')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('[BACK-07] View once the dashboard is completed, Extend and Migrate where a row is a trial, both hidden in the management modes, and Back for super admins', async () => {
    const buttons = () =>
      screen.queryAllByRole('button', { name: /^(Extend|Migrate) / }).map(({ textContent }) => textContent);
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    haveSession(api, partner);
    api.on('GET', '/partners/customers', { data: page([ann, bob]) });
    const own = renderApp(AREA);
    expect(await screen.findByRole('link', { name: 'View Ann Field' })).toBeVisible();
    expect(screen.getByRole('button', { name: /View Bob Hale/ })).toBeDisabled();
    expect(heads()).toEqual(expect.arrayContaining(['Extend', 'Migrate']));
    expect(buttons()).not.toEqual([]);
    expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
    own.unmount();

    const settled = [ann, bob].map((row) => ({ ...row, freeTrailUser: 0 as const, trial_ends: null }));
    api.on('GET', '/partners/customers', { data: page(settled) });
    const withoutTrial = renderApp(AREA);
    expect(await screen.findByRole('link', { name: 'View Ann Field' })).toBeVisible();
    expect(heads()).not.toEqual(expect.arrayContaining(['Extend']));
    expect(buttons()).toEqual([]);
    withoutTrial.unmount();

    haveSession(api, superAdmin);
    api.on('GET', '/partners/customers', { data: page([ann, bob]) });
    const managing = renderApp(`${AREA}?partner=acc_4`);
    expect(await screen.findByRole('link', { name: 'View Ann Field' })).toBeVisible();
    expect(heads()).not.toEqual(expect.arrayContaining(['Extend']));
    expect(buttons()).toEqual([]);
    api.on('GET', '/partners', { status: 503 });
    await managing.user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(managing.path()).toBe('/dashboard/newDashboardAdmin/ChannelManagement'));
  });

  it('keeps search, order and page in the address', async () => {
    haveSession(api, partner);
    api.on('GET', '/partners/customers', { data: page([ann]) });
    const { user, router } = renderApp(AREA);
    await user.type(await screen.findByRole('searchbox'), 'field{Enter}');
    await user.click(screen.getByRole('button', { name: 'Company Name' }));
    await user.click(screen.getByRole('button', { name: '25' }));
    const asked = () => new URL(api.calls('GET', '/partners/customers').at(-1)?.url ?? '').searchParams;
    await waitFor(() => expect(Object.fromEntries(asked())).toMatchObject({ search: 'field', size: '25' }));
    expect(asked().get('sort')).toBe('companyName');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(asked().get('size')).toBe('10'));
  });

  it('turns the pages by the places that the answers give', async () => {
    haveSession(api, partner);
    api.on('GET', '/partners/customers', ({ url }) => {
      const after = new URL(url).searchParams.get('after');
      const [shown, places] = after === 'second' ? [bob, { previous: 'back' }] : [ann, { next: 'second' }];
      return { data: { ...page([shown]), matching: 11, ...places } };
    });
    const { user, router } = renderApp(AREA);
    expect(await screen.findByText('1 to 1 of 11')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent('Bob Hale'));
    expect(router.state.location.search).toBe('?page=2&after=second');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent(ann.name));
    expect(router.state.location.search).toBe('?before=back');
  });

  it('[BACK-07~] gives a super admin the way back, and the area of the partner in the address', async () => {
    haveSession(api, superAdmin);
    api.on('GET', '/partners/customers', { data: page([ann]) });
    renderApp(`${AREA}?partner=acc_4`);
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/dashboard/newDashboardAdmin/ChannelManagement',
    );
    expect(await screen.findByRole('link', { name: 'View Ann Field' })).toHaveAttribute(
      'href',
      `${AREA}/acc_9?partner=acc_4`,
    );
    expect(api.calls('GET', '/partners/customers')[0]?.url).toContain('partner=acc_4');
    expect(screen.getByText('with the access code of this partner')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Customers of this channel partner' })).toBeInTheDocument();
    expect(screen.queryByText(/\byour\b/i)).not.toBeInTheDocument();
  });

  it('[ROLE-03~] is closed to visitors, customers and admins', async () => {
    const forbidden = { status: 403, code: 'FORBIDDEN', statusMessage: 'You may not do this' };
    api.on('GET', '/partners/customers', forbidden);
    for (const [me, place] of [
      [undefined, '/auth/signIn'],
      [customer, '/auth'],
      [admin, '/auth'],
    ] as const) {
      localStorage.clear();
      if (me) haveSession(api, me);
      const app = renderApp(AREA);
      await waitFor(() => expect(app.router.state.location.pathname).toBe(place));
      app.unmount();
    }
  });

  it('says that nobody is there yet and what to do, and offers another try after a failure', async () => {
    haveSession(api, partner);
    api.on('GET', '/partners/customers', { status: 503 });
    const { user } = renderApp(AREA);
    expect(await screen.findByText('Technical error,please contact with technical team')).toBeInTheDocument();
    api.on('GET', '/partners/customers', { data: page([]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No User is Found')).toBeInTheDocument();
    expect(screen.getByText(/Give your access code/)).toBeInTheDocument();
  });
});
