import { screen, waitFor, within } from '@testing-library/react';
import type { OwnPlan } from '../../billing/own-plan.api';
import { annually, earlyAccess, monthly } from '../../testing/plan-offers';
import { renderApp } from '../../testing/render-app';
import { CONFIRMED } from '../../testing/own-password';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, progressWith } from '../../testing/signed-in';

const api = serveApi();

const active: OwnPlan = {
  state: 'active',
  plan: monthly,
  startedAt: '2026-11-02T09:00:00.000Z',
  until: '2026-12-02T09:00:00.000Z',
  changeTo: annually,
  request: null,
  deleteAt: null,
};
const upcoming = {
  at: '2026-12-02T09:00:00.000Z',
  netPence: 4_700,
  vatPence: 940,
  grossPence: 5_640,
  chargedPence: 5_640,
};
const invoice = {
  invoiceId: 'in_1',
  number: 'KEEL-0001',
  createdAt: '2026-11-02T09:00:00.000Z',
  status: 'paid',
  netPence: 4_700,
  vatPence: 940,
  grossPence: 5_640,
  chargedPence: 5_640,
  currency: 'gbp',
  pageUrl: 'https://pay.example/in_1',
  pdfUrl: 'https://pay.example/in_1/pdf',
};
const quote = {
  plan: 'EmbraceAnnually',
  quotedAt: '2026-11-12T09:00:00.000Z',
  netPence: 41_967,
  vatPence: 8_393,
  grossPence: 50_360,
  chargedPence: 50_360,
  creditPence: 0,
  nextPaymentAt: '2027-11-12T09:00:00.000Z',
};
const request = {
  requestId: 'r1',
  kind: 'change',
  outcome: 'pending',
  requestedAt: '2026-11-12T09:00:00.000Z',
  plan: 'EmbraceAnnually',
} as const;

const serve = (plan: OwnPlan, payment: object | null = upcoming, invoices: readonly object[] = [invoice]) => {
  haveSession(api, customer);
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
  api.on('GET', '/billing/plan', { data: plan });
  api.on('GET', '/billing/upcoming-payment', { data: { payment } });
  api.on('GET', '/billing/invoices', { data: invoices });
  const { firstName, companyName, email, phone } = { ...customer, firstName: 'Alex', phone: '01632960001' };
  api.on('GET', '/billing/details', { data: { firstName, companyName, email, phone, price: plan.plan, chosen: null } });
};

const opened = async (...given: Parameters<typeof serve>) => {
  serve(...given);
  const app = renderApp('/dashboard/plan');
  await screen.findByRole('heading', { name: 'Your plan' });
  return app;
};

describe('the page of the own plan', () => {
  it('says what is paid for, its price with VAT, the next payment and the invoices', async () => {
    await opened(active);
    expect(await screen.findByText('Your plan renews on 2 Dec 2026, until you end it.')).toBeInTheDocument();
    expect(screen.getByText('£56.40 a month (£47.00 plus £9.40 VAT)')).toBeInTheDocument();
    await screen.findByRole('heading', { name: 'Billing details' });
    // The price and the period stand once; the next payment is an amount of its own.
    expect(screen.getAllByText(/a month/)).toHaveLength(1);
    expect(screen.getAllByText(/£47\.00/)).toHaveLength(1);
    expect(screen.getAllByText(/until you end it|Renews/)).toHaveLength(1);
    expect(await screen.findByText('on 2 Dec 2026')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'KEEL-0001' })).toHaveAttribute('href', invoice.pageUrl);
    expect(screen.getByRole('link', { name: 'PDF of KEEL-0001' })).toHaveAttribute('href', invoice.pdfUrl);
  });

  const states: readonly (readonly [string, Partial<OwnPlan>, RegExp, string | undefined])[] = [
    ['a trial', { state: 'trial', plan: null }, /free trial until 2 Dec 2026/, undefined],
    ['a trial that is over', { state: 'trial-ended', plan: null }, /free trial ended on 2 Dec 2026/, 'Choose a plan'],
    ['nothing paid', { state: 'unpaid', plan: null, until: null }, /no plan yet/, 'Choose a plan'],
    ['moved to subscriber', { state: 'migrated', plan: null, until: null }, /opens with its payment/, 'Choose a plan'],
    ['an ended plan', { state: 'ended', plan: null, until: null }, /Your plan has ended/, 'Choose a plan'],
    ['a late payment', { state: 'past-due', changeTo: null }, /could not be taken/, 'End my subscription'],
    ['an end', { state: 'ending', changeTo: null }, /ends on 2 Dec 2026. Nothing more is taken/, 'Keep my plan'],
    ['EarlyAccess', { state: 'early-access', plan: earlyAccess }, /paid once for two years/, undefined],
    ['a deletion', { changeTo: null, deleteAt: '2026-11-20T09:00:00.000Z' }, /account is deleted on 20 Nov/, undefined],
  ];
  it.each(states)('tells %s, and offers what can be done then', async (_, changes, words, button) => {
    await opened({ ...active, changeTo: null, ...changes }, null, []);
    expect(await screen.findByText(words)).toBeInTheDocument();
    const offered = ['Choose a plan', 'End my subscription', 'Keep my plan'].filter(
      (name) => screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name }),
    );
    expect(offered).toEqual(button === undefined ? [] : [button]);
  });

  it('is shown while the payment provider is away, and asks for the next payment again', async () => {
    serve(active);
    api.on('GET', '/billing/upcoming-payment', { status: 503, code: 'PAYMENTS_UNAVAILABLE' });
    const { user } = renderApp('/dashboard/plan');
    expect(await screen.findByText('Your plan renews on 2 Dec 2026, until you end it.')).toBeInTheDocument();
    expect(await screen.findByText('The next payment could not be read')).toBeInTheDocument();
    api.on('GET', '/billing/upcoming-payment', { data: { payment: upcoming } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('on 2 Dec 2026')).toBeInTheDocument();
  });
});

describe('a change of plan', () => {
  it('says what it comes to before it is made, makes it at that, and says that it is on its way', async () => {
    const { user } = await opened(active);
    api.on('POST', '/billing/plan/quote', { data: quote });
    await user.click(await screen.findByRole('button', { name: 'Change to the Annual plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change to the Annual plan' }));
    expect(await dialog.findByText(/£503.60 is taken from your card now/)).toBeInTheDocument();
    expect(dialog.getByText(/renews on 12 Nov 2027/)).toBeInTheDocument();
    api.on('POST', '/billing/plan', { data: { requestId: 'r1' } });
    api.on('GET', '/billing/plan', { data: { ...active, changeTo: null, request } });
    await user.click(dialog.getByRole('button', { name: 'Change and pay' }));
    expect(await screen.findByText(/Your change of plan is on its way/)).toBeInTheDocument();
    const { quotedAt, chargedPence } = quote;
    expect(api.calls('POST', '/billing/plan').at(-1)?.body).toEqual({
      plan: 'EmbraceAnnually',
      quotedAt,
      chargedPence,
    });
    expect(screen.getByRole('button', { name: 'End my subscription' })).toBeDisabled();
    const done = { ...active, plan: annually, until: quote.nextPaymentAt, changeTo: monthly };
    api.on('GET', '/billing/plan', { data: { ...done, request: { ...request, outcome: 'done' } } });
    expect(await screen.findByText('Your plan renews on 12 Nov 2027, until you end it.')).toBeInTheDocument();
  });

  it('says why it was not made, and shows the amounts anew', async () => {
    const { user } = await opened(active);
    api.on('POST', '/billing/plan/quote', { data: quote });
    await user.click(await screen.findByRole('button', { name: 'Change to the Annual plan' }));
    const responseMessage = 'The amounts have changed since they were shown. Please look at them again';
    api.on('POST', '/billing/plan', { status: 409, code: 'QUOTE_OVER', responseMessage });
    await user.click(await screen.findByRole('button', { name: 'Change and pay' }));
    expect(await screen.findByText(responseMessage)).toBeInTheDocument();
    await waitFor(() => expect(api.calls('POST', '/billing/plan/quote').length).toBeGreaterThan(1));
  });

  it('says that the card was declined and nothing has changed', async () => {
    await opened({ ...active, request: { ...request, outcome: 'card-declined' } });
    expect(await screen.findByText(/your card was declined. Your plan is as it was/)).toBeInTheDocument();
  });
});

describe('the end of the subscription', () => {
  it('says what stays and what closes, and asks for the password', async () => {
    const { user } = await opened(active);
    await user.click(await screen.findByRole('button', { name: 'End my subscription' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End your subscription' }));
    expect(dialog.getByText(/Until 2 Dec 2026 everything stays open, and you can take this back/)).toBeInTheDocument();
    expect(dialog.getByText(/your dashboards, figures and imports close/)).toBeInTheDocument();
    api.on('POST', '/session/step-up', {
      status: 400,
      code: 'PASSWORD_INVALID',
      responseMessage: 'Password is invaild',
    });
    await user.type(dialog.getByLabelText('Your password'), 'Wrong1pass');
    await user.click(dialog.getByRole('button', { name: 'End my subscription' }));
    expect((await dialog.findAllByText('Password is invaild')).length).toBeGreaterThan(0);
    expect(api.calls('POST', '/billing/plan/end')).toHaveLength(0);
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on('POST', '/billing/plan/end', { data: { requestId: 'r1' } });
    api.on('GET', '/billing/plan', { data: { ...active, state: 'ending', changeTo: null } });
    await user.click(dialog.getByRole('button', { name: 'End my subscription' }));
    const keep = await screen.findByRole('button', { name: 'Keep my plan' });
    expect(api.calls('POST', '/session/step-up').at(-1)?.body).toMatchObject({ route: 'billing.endSubscription' });
    expect(api.calls('POST', '/billing/plan/end')[0]?.headers.get('confirmation')).toBe('confirmation-1');
    api.on('POST', '/billing/plan/keep', { data: { requestId: 'r2' } });
    api.on('GET', '/billing/plan', { data: active });
    await user.click(keep);
    expect(await screen.findByRole('button', { name: 'End my subscription' })).toBeInTheDocument();
  });
});
