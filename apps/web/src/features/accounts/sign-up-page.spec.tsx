import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { annually, checkoutAt, earlyAccess, monthly } from '../../testing/plan-offers';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, signedInData } from '../../testing/signed-in';

const api = serveApi();

const PLANS = [earlyAccess, monthly, annually];
const ACME = {
  companyName: 'ACME JOINERY LTD',
  companyNumber: '09990001',
  address: '1 Mill Lane, Leeds',
  matches: [{ from: 0, to: 4 }],
};
const owner = {
  ...customer,
  freeTrailUser: 0,
  paymentFlag: 0,
  isPremium: 'true',
  paymentStatus: 'Unpaid',
  standing: 'awaiting-payment',
} as const;
const detailsWith = (chosen: object | null) => ({
  ...{ firstName: 'Ada', companyName: 'Acme Joinery', email: owner.email, phone: '07700900042' },
  ...{ price: null, chosen },
});
const TAKEN = 'The email is already registered. Please login or choose another mail to register';

beforeEach(() => {
  history.replaceState(null, '', '/');
  api.on('GET', '/reference/sectors', { data: [{ id: 3, sector_name: 'Construction' }] });
  api.on('GET', '/reference/company-types', {
    data: [
      { id: 'soletrader', name: 'Sole Trader' },
      { id: 'privateLimitedCompany', name: 'Private Limited Company' },
    ],
  });
  api.on('GET', '/billing/plans', { data: PLANS });
  api.on('GET', '/companies', { data: [ACME] });
});

const at = async (path: string) => {
  const app = renderApp(path);
  await screen.findByRole('option', { name: 'Construction' });
  await screen.findByRole('radio', { name: /Early Adopter Offer/ });
  return app;
};
type App = Awaited<ReturnType<typeof at>>;

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

const fill = async ({ user }: App) => {
  type('First name', 'Ada');
  type('Last name', 'Byron');
  type('Email', 'ada@acme.example');
  type('Mobile number', '07700900042');
  type('Channel partner code', '48151623');
  await user.selectOptions(screen.getByLabelText('Company type'), 'Sole Trader');
  await user.selectOptions(screen.getByLabelText('Sector'), 'Construction');
  type('Business name', 'Acme Joinery');
  type('Street address', '1 Mill Lane');
  type('Address line 2', 'Old Town');
  type('City', 'Leeds');
  type('Postcode', 'LS1 1AA');
  type('Password', 'Secret1');
  type('Confirm password', 'Secret1');
  await user.click(screen.getByLabelText(/I accept the terms/));
};
const send = ({ user }: App) => user.click(screen.getByRole('button', { name: 'Sign Up' }));

const acceptSignUp = () => {
  api.on('POST', '/accounts/companies', { data: signedInData(owner) });
  api.on('GET', '/session/me', { data: owner });
};

describe('the paid sign-up', () => {
  it('[SIGNUP-11] opens the account, then the payment session, then its address', async () => {
    const app = await at('/auth/signUp');
    acceptSignUp();
    api.on('POST', '/billing/checkout-sessions', { data: checkoutAt(`${location.href}#checkout`) });
    await fill(app);
    await send(app);
    await waitFor(() => expect(location.hash).toBe('#checkout'));
    expect(api.calls('POST', '/accounts/companies')[0]?.body).toMatchObject({
      accessCode: '48151623',
      companyType: 'soletrader',
      sector: 3,
      price: 'EarlyAccess',
      isPremium: 'true',
      confirmpassword: 'Secret1',
    });
    const [checkout] = api.calls('POST', '/billing/checkout-sessions');
    expect(checkout?.headers.get('authorization')).toMatch(/^Bearer /);
    expect(checkout?.body).toMatchObject({
      price: 'EarlyAccess',
      quantity: 1,
      mode: 'payment',
      email: 'ada@acme.example',
      successUrl: expect.stringContaining('/successSignup') as string,
      cancelUrl: expect.stringContaining('/successSignup') as string,
    });
    expect(sessionStorage.getItem('inputData')).toBeNull();
  });

  it('[SIGNUP-11~] tells when the payment page does not open, and tries again without a second account', async () => {
    const app = await at('/auth/signUp?plan=EmbraceMonthly');
    acceptSignUp();
    api.on('POST', '/billing/checkout-sessions', { status: 503 });
    await fill(app);
    await send(app);
    expect(await screen.findByText(/Your account has been created and you are logged in/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Monthly plan/ })).toBeChecked();
    api.on('POST', '/billing/checkout-sessions', { data: checkoutAt(`${location.href}#again`) });
    await app.user.click(screen.getByRole('button', { name: 'Try the payment page again' }));
    await waitFor(() => expect(location.hash).toBe('#again'));
    expect(api.calls('POST', '/accounts/companies')).toHaveLength(1);
    expect(api.calls('POST', '/billing/checkout-sessions').at(-1)?.body).toMatchObject({ mode: 'subscription' });
  });

  it('leads somebody who is signed in and has not paid to the payment, not to the form', async () => {
    haveSession(api, owner);
    renderApp('/auth/signUp');
    expect(await screen.findByRole('button', { name: 'Go to the payment page' })).toBeInTheDocument();
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
  });

  it('keeps the plan chosen that was ordered before, with its coupon, when somebody comes back without paying', async () => {
    haveSession(api, owner);
    api.on('GET', '/billing/details', { data: detailsWith({ plan: 'EmbraceMonthly', couponCode: 'SPRING' }) });
    api.on('GET', '/billing/coupon', { data: { couponCode: 'SPRING', percentOff: 50 } });
    renderApp('/auth/signUp');
    expect(await screen.findByRole('radio', { name: /Monthly plan/ })).toBeChecked();
    expect(screen.getByLabelText('Coupon code')).toHaveValue('SPRING');
  });

  it('puts the plan that the address names above the one that was ordered before', async () => {
    haveSession(api, owner);
    api.on('GET', '/billing/details', { data: detailsWith({ plan: 'EmbraceMonthly', couponCode: 'SPRING' }) });
    renderApp('/auth/signUp?plan=EmbraceAnnually');
    expect(await screen.findByRole('radio', { name: /Annual plan/ })).toBeChecked();
    expect(screen.getByLabelText('Coupon code')).toHaveValue('');
  });

  it('names the ordered plan in an address that named another, for the way back from the payment page', async () => {
    haveSession(api, owner);
    api.on('GET', '/billing/details', { data: detailsWith(null) });
    api.on('POST', '/billing/checkout-sessions', { status: 503 });
    const { user, router } = renderApp('/auth/signUp?plan=EmbraceAnnually');
    await user.click(await screen.findByRole('radio', { name: /Monthly plan/ }));
    await user.click(screen.getByRole('button', { name: 'Go to the payment page' }));
    await screen.findByRole('button', { name: 'Try the payment page again' });
    expect(router.state.location.search).toBe('?plan=EmbraceMonthly');
    expect(screen.getByRole('radio', { name: /Monthly plan/ })).toBeChecked();
  });

  it('takes the plan of a mailed link along to the sign-in and the payment after it', async () => {
    api.on('POST', '/accounts/verify-email', { data: {} });
    const app = renderApp('/auth/signUp?email=ada%40acme.example&token=abc&plan=EmbraceAnnually');
    await waitFor(() => expect(app.path()).toBe('/auth/signIn'));
    expect(app.router.state.location.search).toBe('?plan=EmbraceAnnually');
    api.on('POST', '/session/sign-in', { data: signedInData(owner) });
    api.on('GET', '/session/me', { data: owner });
    await app.user.type(await screen.findByLabelText('Email'), owner.email);
    await app.user.type(screen.getByLabelText('Password'), 'Secret1{Enter}');
    await app.user.click(await screen.findByRole('button', { name: 'Make Payment' }));
    expect(await screen.findByLabelText('Plan')).toHaveValue('EmbraceAnnually');
  });

  it('shows Log in once it can stay where it is, while the form is still on its way', async () => {
    const attributes = { paidHeading: 'Sign up', paidContent: 'Choose a plan.', existingUserText: 'Known here?' };
    api.on('GET', '/content/sign-up-page', { data: [{ id: 1, attributes }] });
    renderApp('/auth/signUp');
    const early = await screen.findByRole('button', { name: 'Log in' });
    expect(early.closest('p')).toHaveTextContent('Choose a plan. Known here? Log in');
    await screen.findByRole('radio', { name: /Early Adopter Offer/ });
    expect(screen.getByRole('button', { name: 'Log in' })).toBe(early);
  });

  it('[SIGNUP-01~] reads plan and address from the query, at either spelling of the route', async () => {
    await at('/auth/SignUp?plan=EmbraceAnnually&email=ada%40acme.example');
    expect(screen.getByRole('radio', { name: /Annual plan/ })).toBeChecked();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@acme.example');
  });

  it('fills in the code of the default partner for people who have none, and says what that means', async () => {
    api.on('GET', '/partners/default', { data: { companyName: 'Keelson', accessCode: '5335766' } });
    const app = await at('/auth/signUp');
    const field = screen.getByLabelText('Channel partner code');
    expect(field).toHaveAccessibleDescription('Your adviser gave it to you');
    await app.user.click(await screen.findByRole('button', { name: 'No code? Use Keelson’s' }));
    expect(field).toHaveValue('5335766');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Keelson will be your channel partner');
    await app.user.type(field, '1');
    expect(field).toHaveAccessibleDescription('Your adviser gave it to you');
  });

  it.each([
    ['leads to the default partner', { data: { companyName: 'Keelson', accessCode: null } }],
    ['could be read', { status: 503 }],
  ])('offers no code of the default partner where none %s', async (_why, answer) => {
    api.on('GET', '/partners/default', answer);
    await at('/auth/signUp');
    await waitFor(() => expect(api.calls('GET', '/partners/default')).toHaveLength(1));
    await screen.findByRole('link', { name: 'Request one' });
    expect(screen.queryByRole('button', { name: /No code/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/could not/)).not.toBeInTheDocument();
  });

  it('[SIGNUP-02~] shows the plans with their prices, EarlyAccess chosen', async () => {
    await at('/auth/signUp');
    const plans = within(screen.getByRole('group', { name: 'Choose how you would like to pay' }));
    expect(plans.getByRole('radio', { name: /Early Adopter Offer £360 plus VAT for 2 years/ })).toBeChecked();
    expect(plans.getByRole('radio', { name: /Monthly plan £47 plus VAT per month £56.40 with VAT/ })).not.toBeChecked();
    expect(plans.getByText('saving £768')).toBeInTheDocument();
  });

  it('[SIGNUP-01~] confirms the address of a verification link, and says when the link is over', async () => {
    api.on('POST', '/accounts/verify-email', { status: 400, responseMessage: 'Invalid Link' });
    const app = renderApp('/auth/signUp?email=ada%40acme.example&token=abc');
    expect(await screen.findByText('Link has Expired !! Please Go to Home page.')).toBeInTheDocument();
    expect(api.calls('POST', '/accounts/verify-email')[0]?.body).toEqual({ email: 'ada@acme.example', token: 'abc' });
    expect(app.router.state.location.search).toBe('?email=ada%40acme.example');
    expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  });

  it('[SIGNUP-01~] says that the user exists already to people with a used link', async () => {
    api.on('POST', '/accounts/verify-email', { status: 409, statusMessage: 'user already exists' });
    renderApp('/auth/signUp?email=ada%40acme.example&token=abc');
    expect(await screen.findByText('user already exists')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
  });

  it.each([TAKEN, 'Invalid access code', 'Anything else'])(
    '[SIGNUP-16] shows a refusal above the form, which keeps what was typed: %s',
    async (statusMessage) => {
      const app = await at('/auth/signUp');
      await fill(app);
      document.documentElement.scrollTop = 900;
      api.on('POST', '/accounts/companies', { status: 400, statusMessage });
      await send(app);
      expect(await screen.findByText(statusMessage)).toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveFocus();
      expect(document.documentElement.scrollTop).toBe(statusMessage === TAKEN ? 0 : 900);
      expect(screen.getByLabelText('Password')).toHaveValue('Secret1');
    },
  );

  it('[SIGNUP-16~] shows that nobody has the access code at its field', async () => {
    const app = await at('/auth/signUp');
    await fill(app);
    const errors = [{ path: 'body.accessCode', message: 'Invalid access code' }];
    api.on('POST', '/accounts/companies', { status: 400, statusMessage: 'Invalid access code', errors });
    await send(app);
    const code = within(await screen.findByRole('alert')).getByRole('link', { name: /Invalid access code/ });
    await app.user.click(code);
    const field = screen.getByLabelText(/partner.*code/i);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Invalid access code/);
  });

  it('[MSG-02~] says that it was unable to sign up when there is no answer', async () => {
    const app = await at('/auth/signUp');
    await fill(app);
    api.cut('POST', '/accounts/companies');
    await send(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Unable to signup \(/);
  });

  it('[SIGNIN-18~] keeps the address with its query and the values without passwords', async () => {
    history.replaceState(null, '', '/auth/signUp?plan=EmbraceMonthly');
    const app = await at('/auth/signUp?plan=EmbraceMonthly');
    await fill(app);
    expect(sessionStorage.getItem('currentURL')).toBe('/auth/signUp?plan=EmbraceMonthly');
    const kept = sessionStorage.getItem('inputData') ?? '';
    expect(kept).toContain('Mill Lane');
    expect(kept).not.toContain('Secret1');
    app.unmount();
    await at('/auth/signUp?plan=EmbraceMonthly');
    expect(screen.getByLabelText('Street address')).toHaveValue('1 Mill Lane');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('says when the plans cannot be loaded, and loads them on request', async () => {
    api.on('GET', '/billing/plans', { status: 503 });
    const { user } = renderApp('/auth/signUp');
    await screen.findByText(/The plans could not be loaded/);
    api.on('GET', '/billing/plans', { data: PLANS });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Annual plan/ })).toBeInTheDocument();
  });
});

it.each(['/auth/signUp', '/auth/SignUp'])(
  '[SIGNUP-01] %s reads address and token, shows the plans, takes a coupon in their place, and logs in who is known',
  async (route) => {
    api.on('POST', '/accounts/verify-email', { status: 400, responseMessage: 'Invalid Link' });
    const linked = renderApp(`${route}?email=ada%40acme.example&token=abc`);
    await screen.findByText('Link has Expired !! Please Go to Home page.');
    expect(api.calls('POST', '/accounts/verify-email')[0]?.body).toEqual({ email: 'ada@acme.example', token: 'abc' });
    linked.unmount();
    const app = await at(`${route}?email=ada%40acme.example`);
    expect(screen.getByLabelText('Email')).toHaveValue('ada@acme.example');
    const plans = within(screen.getByRole('group', { name: 'Choose how you would like to pay' }));
    expect(plans.getAllByRole('radio')).toHaveLength(PLANS.length);
    api.on('GET', '/billing/coupon', { data: { couponCode: 'SPRING', percentOff: 50, plan: 'EmbraceMonthly' } });
    await app.user.type(screen.getByLabelText('Coupon code'), 'spring');
    await app.user.tab();
    await screen.findByText(/Coupon SPRING: 50 % off/);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Log in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
    expect(await dialog.findByLabelText('Email')).toHaveValue('ada@acme.example');
    expect(dialog.getByLabelText('Password')).toBeVisible();
  },
);

describe('the coupon', () => {
  const enter = async (app: App, code: string) => {
    await app.user.type(screen.getByLabelText('Coupon code'), code);
    await app.user.tab();
  };

  it('[SIGNUP-06] is checked when the field is left; a refusal shows the responseMessage and stops the form', async () => {
    const app = await at('/auth/signUp');
    api.on('GET', '/billing/coupon', { status: 400, responseMessage: 'Invalid coupon code' });
    await app.user.type(screen.getByLabelText('Coupon code'), 'NONE');
    expect(api.calls('GET', '/billing/coupon')).toHaveLength(0);
    await app.user.tab();
    expect(await screen.findByText('Invalid coupon code')).toBeInTheDocument();
    expect(new URL(api.calls('GET', '/billing/coupon')[0]?.url ?? '').searchParams.get('couponCode')).toBe('NONE');
    await fill(app);
    await send(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid coupon code');
    expect(api.calls('POST', '/accounts/companies')).toHaveLength(0);
  });

  it('[SIGNUP-01~] replaces the plan cards by the plan it is for, and goes along to the checkout', async () => {
    const app = await at('/auth/signUp');
    api.on('GET', '/billing/coupon', { data: { couponCode: 'SPRING', percentOff: 50, plan: 'EmbraceMonthly' } });
    await enter(app, 'spring');
    expect(await screen.findByText(/Coupon SPRING: 50 % off/)).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: /Monthly plan £23.50 instead of £47/ })).toBeChecked();
    acceptSignUp();
    api.on('POST', '/billing/checkout-sessions', { data: checkoutAt(`${location.href}#coupon`) });
    await fill(app);
    await send(app);
    await waitFor(() => expect(location.hash).toBe('#coupon'));
    expect(api.calls('POST', '/accounts/companies')[0]?.body).toMatchObject({ price: 'EmbraceMonthly' });
    expect(api.calls('POST', '/billing/checkout-sessions')[0]?.body).toMatchObject({
      couponCode: 'SPRING',
      price: 'EmbraceMonthly',
      mode: 'subscription',
    });
  });

  it('reduces every plan where it is for all, and is removed again', async () => {
    const app = await at('/auth/signUp');
    api.on('GET', '/billing/coupon', { data: { couponCode: 'TEN', amountOffPence: 1_000 } });
    await enter(app, 'TEN');
    expect(await screen.findByRole('radio', { name: /Early Adopter Offer £350 instead of £360/ })).toBeChecked();
    await app.user.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(screen.getByRole('radio', { name: /Early Adopter Offer £360 plus VAT/ })).toBeChecked();
  });
});

describe('the premium sign-up', () => {
  it('[SIGNUP-09] stops at two different passwords with its own text', async () => {
    const app = await at('/premium-signUp');
    await fill(app);
    type('Confirm password', 'Secret2');
    await send(app);
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByText('Password and Confirm Password should be equal').length).toBeGreaterThan(0);
    expect(api.calls('POST', '/accounts/companies')).toHaveLength(0);
  });
});
