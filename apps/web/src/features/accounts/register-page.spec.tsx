import { screen, waitFor, within } from '@testing-library/react';
import { checkoutAt } from '../../testing/plan-offers';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, tokenWith } from '../../testing/signed-in';
import { registerRules } from './register-rules';
import { EMPTY_REGISTER, type RegisterValues } from './register-values';

const api = serveApi();

const registered = {
  company_details: { id: 'acc_1', companyName: 'Acme Joinery', email: 'owner@acme.example' },
  user_details: { id: 'acc_1', username: 'owner@acme.example', freeTrailUser: 1 },
};

const complete: RegisterValues = {
  name: 'Alex Owner',
  companyName: 'Acme Joinery Ltd',
  companyType: 'privateLimitedCompany',
  companyRegistrationNumber: '01234567',
  sector: '3',
  phone: '07700900042',
  email: 'owner@acme.example',
  password: 'Secret1',
  confirmPassword: 'Secret1',
  supportNeeds: ['finance'],
  plan: '',
  termsAndConditions: true,
  privacyPolicy: true,
};

const messages = (values: RegisterValues) => registerRules(values, 'specified');
const COMPOSITION = 'Password must contain at least one number, one uppercase letter, and one lowercase letter.';

describe('register form rules', () => {
  it('accepts a complete form', () => {
    expect(messages(complete)).toEqual({});
  });

  it('asks for every field', () => {
    expect(Object.values(messages(EMPTY_REGISTER))).toEqual(Array.from({ length: 12 }, () => 'Required !!'));
  });

  it.each<[keyof RegisterValues, string, string | undefined]>([
    ['phone', '7700900042', 'Phone Number should start with 0'],
    ['phone', '0770090004', 'Enter Valid Phone Number !!'],
    ['phone', '077009000421', 'Enter Valid Phone Number !!'],
    ['email', 'owner@acme', 'Invalid email address'],
    ['password', 'Sec12', 'Minium length 6'],
    ['password', 'Secre1', undefined],
    ['password', 'Secret123456', undefined],
    ['password', 'Secret1234567', 'Minimum length 6, max length 12'],
    ['password', 'secret1', COMPOSITION],
    ['password', 'SECRET1', COMPOSITION],
    ['password', 'Secrets', COMPOSITION],
    ['confirmPassword', 'Secret2', 'Password mismatch'],
  ])('says about %s %s: %s', (name, value, message) => {
    expect(messages({ ...complete, [name]: value })[name]).toBe(message);
  });

  it.each(['soletrader', 'otherpartnership'])('asks no registration number of a %s', (companyType) => {
    expect(messages({ ...complete, companyType, companyRegistrationNumber: '' })).toEqual({});
  });
});

describe('register page', () => {
  const atRegister = async () => {
    api.on('GET', '/reference/sectors', { data: [{ id: 3, sector_name: 'Construction' }] });
    api.on('GET', '/reference/company-types', {
      data: [
        { id: 'soletrader', name: 'Sole Trader' },
        { id: 'privateLimitedCompany', name: 'Private Limited Company' },
      ],
    });
    const app = renderApp('/auth/register');
    await screen.findByRole('option', { name: 'Construction' });
    return app;
  };

  const fill = async ({ user }: Awaited<ReturnType<typeof atRegister>>) => {
    await user.type(screen.getByLabelText('Name'), 'Alex Owner');
    await user.type(screen.getByLabelText('Email'), 'owner@acme.example');
    await user.type(screen.getByLabelText('Phone number'), '07700900042');
    await user.type(screen.getByLabelText('Company name'), 'Acme Joinery');
    await user.selectOptions(screen.getByLabelText('Company type'), 'Sole Trader');
    await user.selectOptions(screen.getByLabelText('Sector'), 'Construction');
    await user.type(screen.getByLabelText('Password'), 'Secret1');
    await user.type(screen.getByLabelText('Confirm password'), 'Secret1');
    await user.click(screen.getByLabelText('Social media'));
    await user.click(screen.getByLabelText(/terms/));
    await user.click(screen.getByLabelText(/privacy/));
  };

  it('sends the form and leads to the verification page with the address', async () => {
    const app = await atRegister();
    api.on('POST', '/accounts/register', { data: registered });
    expect(screen.getAllByRole('checkbox')).toHaveLength(14);
    await fill(app);
    expect(screen.queryByLabelText('Company registration number')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(app.path()).toBe('/emailVerification'));
    expect(await screen.findByText('owner@acme.example')).toBeInTheDocument();
    expect(api.calls('POST', '/accounts/register')[0]?.body).toEqual({
      name: 'Alex Owner',
      companyName: 'Acme Joinery',
      companyType: 'soletrader',
      sector: 3,
      phone: '07700900042',
      email: 'owner@acme.example',
      password: 'Secret1',
      confirmPassword: 'Secret1',
      supportNeeds: ['socialMedia'],
      termsAndConditions: true,
      privacyPolicy: true,
    });
  });

  it('[SIGNUP-07, SIGNUP-08~] takes no card itself: who wants to give one goes to the payment page', async () => {
    const app = await atRegister();
    await fill(app);
    expect(screen.getByRole('radio', { name: /^No card now/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Yearly.*coming soon/ })).toBeDisabled();
    expect(screen.queryByLabelText(/card number|expiry|security code/i)).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('radio', { name: /^Monthly/ }));
    api.on('POST', '/accounts/register', { data: { ...registered, jwt: tokenWith() } });
    api.on('GET', '/session/me', { data: customer });
    api.on('POST', '/billing/checkout-sessions', { status: 503 });
    await app.user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByText(/The payment page could not be opened, and no card was stored/)).toBeInTheDocument();
    expect(api.calls('POST', '/accounts/register')[0]?.body).toMatchObject({ plan: 'EmbraceMonthly' });
    api.on('POST', '/billing/checkout-sessions', { data: checkoutAt(`${location.href}#card`) });
    await app.user.click(screen.getByRole('button', { name: 'Try the payment page again' }));
    await waitFor(() => expect(location.hash).toBe('#card'));
    expect(api.calls('POST', '/accounts/register')).toHaveLength(1);
    expect(api.calls('POST', '/billing/checkout-sessions').at(-1)?.body).toMatchObject({
      price: 'EmbraceMonthly',
      quantity: 1,
      mode: 'subscription',
      upgradeUser: 'true',
    });
  });

  it('[SIGNIN-18~] keeps what was typed but no password, and the list of company types', async () => {
    const app = await atRegister();
    await fill(app);
    expect(sessionStorage.getItem('inputData')).toContain('Alex Owner');
    expect(sessionStorage.getItem('inputData')).not.toContain('Secret1');
    expect(sessionStorage.getItem('currentURL')).not.toBeNull();
    expect(sessionStorage.getItem('companyTypeList')).toContain('soletrader');
  });

  it('shows the refusal of a taken address and maps the fields that the API refuses', async () => {
    const app = await atRegister();
    await fill(app);
    const taken = 'The email is already registered. Please login or choose another mail to register';
    api.on('POST', '/accounts/register', { status: 409, responseMessage: taken });
    await app.user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByText(taken)).toBeInTheDocument();
    api.on('POST', '/accounts/register', {
      status: 400,
      errors: [{ path: 'body.phone', message: 'Enter Valid Phone Number !!' }],
    });
    await app.user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(within(await screen.findByRole('alert')).getByText('Enter Valid Phone Number !!')).toBeInTheDocument();
    expect(screen.getByLabelText('Phone number')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Name')).toHaveValue('Alex Owner');
  });

  it('says when the sectors cannot be loaded', async () => {
    api.on('GET', '/reference/sectors', { status: 503 });
    renderApp('/auth/register');
    expect(await screen.findByText(/Unable to load sector list/)).toBeInTheDocument();
  });
});
