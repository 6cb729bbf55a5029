import { randomUUID } from 'node:crypto';
import type { Browser, Reply } from '../../../testing/browser';
import { newAccountId } from '../../../testing/test-sessions';

export interface SensitiveCall {
  /** Something that the route can read, about accounts and things that do not exist. */
  readonly call: (browser: Browser) => Promise<Reply>;
  readonly target: object;
  /** Where there are several. */
  readonly otherTarget?: object;
}

const STAFF = '/api/v1/staff';
const RULE = '/api/v1/staff-rules/second-factor';
const FACTORS = '/api/v1/accounts/second-factors';
const OPERATIONS = '/api/v1/operations';
const SEEN = '0123456789abcdef';

const member = (call: (browser: Browser, address: string) => Promise<Reply>): SensitiveCall => {
  const accountId = newAccountId();
  return {
    call: (browser) => call(browser, `${STAFF}/${accountId}`),
    target: { accountId },
    otherTarget: { accountId: newAccountId() },
  };
};

const inBody = (address: string, body: object, other: object, method: 'post' | 'put' = 'post'): SensitiveCall => ({
  call: (browser) => browser[method](address, body),
  target: body,
  otherTarget: { ...body, ...other },
});

const permission = 'journeys.replay';
const [sessionId, passkeyId] = [randomUUID(), randomUUID()];
const [admin, customer, partner] = [newAccountId(), newAccountId(), newAccountId()];
const [right, otherRight] = [permission, 'customers.manage'].map((each) => ({ accountId: admin, permission: each }));
const TRIALS = `/api/v1/billing/accounts/${customer}`;
const ofCustomer = (call: SensitiveCall['call']): SensitiveCall => ({
  call,
  target: { accountId: customer },
  otherTarget: { accountId: newAccountId() },
});
const ofPartner = (call: SensitiveCall['call']): SensitiveCall => ({
  call,
  target: { partnerId: partner },
  otherTarget: { partnerId: newAccountId() },
});
const invited = { email: `${admin}@keelson.example`, kind: 'admin', permissions: [permission] };

/** Of every route that needs a confirmation, a call and its target, by the route's id. */
export const sensitiveCalls: Readonly<Record<string, SensitiveCall>> = {
  'accounts.changeCompany': ofCustomer((browser) =>
    browser.put(`/api/v1/customers/${customer}/company`, {
      ...{ businessOrCompanyName: 'Engine Works Ltd', companyRegistration: '01234567' },
      ...{ sector: 3, companyType: 'privateLimitedCompany' },
    }),
  ),
  'accounts.changeCustomer': ofCustomer((browser) =>
    browser.put(`/api/v1/customers/${customer}/details`, { name: 'Ada Byron', phoneNumber: '01632960001' }),
  ),
  'accounts.beginAuthenticator': { call: (browser) => browser.post(`${FACTORS}/authenticator`), target: {} },
  'accounts.beginPasskey': { call: (browser) => browser.post(`${FACTORS}/passkeys`), target: {} },
  'accounts.removeAuthenticator': { call: (browser) => browser.delete(`${FACTORS}/authenticator`), target: {} },
  'accounts.removePasskey': {
    call: (browser) => browser.delete(`${FACTORS}/passkeys/${passkeyId}`),
    target: { passkeyId },
    otherTarget: { passkeyId: randomUUID() },
  },
  'accounts.renewRecoveryCodes': { call: (browser) => browser.post(`${FACTORS}/recovery-codes`), target: {} },
  'accounts.changePasscodeSetting': inBody(
    '/api/v1/accounts/passcode-setting',
    { enabled: true },
    { enabled: false },
    'put',
  ),
  'accounts.staffReset': ofCustomer((browser) =>
    browser.post(`/api/v1/customers/${customer}/password-reset`, {
      newPassword: 'Harbour7',
      password: 'Harbour7',
      userName: 'nobody@example.com',
    }),
  ),
  'audit.export': {
    call: (browser) => browser.get(`/api/v1/customers/${customer}/events/export`),
    target: { accountId: customer },
    otherTarget: { accountId: newAccountId() },
  },
  'audit.trailExport': { call: (browser) => browser.get('/api/v1/audit/events/export'), target: {} },
  'billing.deactivate': {
    call: (browser) => browser.post('/api/v1/billing/deactivate-subscription'),
    target: {},
  },
  'billing.endSubscription': { call: (browser) => browser.post('/api/v1/billing/plan/end'), target: {} },
  'billing.extendTrial': ofCustomer((browser) => browser.post(`${TRIALS}/trial-extensions`)),
  'billing.migrate': ofCustomer((browser) => browser.post(`${TRIALS}/subscriber?subscribedToPayment=1`)),
  'connections.launch': {
    call: (browser) => browser.post(`/api/v1/accounts/${customer}/integration-launches`, { Tags: 'xero' }),
    target: { accountId: customer, Tags: 'xero' },
    otherTarget: { accountId: customer, Tags: 'quickbook' },
  },
  'deletion.complete': {
    call: (browser) => browser.delete(`/api/v1/accounts/${customer}`),
    target: { accountId: customer },
    otherTarget: { accountId: newAccountId() },
  },
  'deletion.process': {
    call: (browser) => browser.post(`/api/v1/accounts/${customer}/deletion?deleteUserflag=1`),
    target: { accountId: customer, deleteUserflag: '1' },
    otherTarget: { accountId: customer, deleteUserflag: '2' },
  },
  'deletion.deleteAccount': { call: (browser) => browser.delete('/api/v1/account'), target: {} },
  'operations.rebuild': inBody(`${OPERATIONS}/rebuilds`, { projection: 'none' }, { projection: 'other' }),
  'operations.retryJob': inBody(
    `${OPERATIONS}/job-retries`,
    { queue: 'none', jobId: sessionId },
    { jobId: randomUUID() },
  ),
  'operations.retryStream': inBody(
    `${OPERATIONS}/stream-retries`,
    { subscription: 'none', streamId: 'none' },
    { streamId: 'other' },
  ),
  'operations.verify': { call: (browser) => browser.post(`${OPERATIONS}/verifications`, {}), target: {} },
  'partners.changeCompany': ofPartner((browser) =>
    browser.put(`/api/v1/partners/${partner}/company`, { businessOrCompanyName: 'Marsh Advisory', webAddress: '' }),
  ),
  'partners.changeDetails': ofPartner((browser) =>
    browser.put(`/api/v1/partners/${partner}/details`, {
      ...{ firstName: 'Nell', lastName: 'Marsh', phoneNumber: '01632960001' },
    }),
  ),
  'partners.changeOfCustomer': {
    call: (browser) => browser.put(`/api/v1/customers/${customer}/partner`, { accessCode: '40718263' }),
    target: { accountId: customer, accessCode: '40718263' },
    otherTarget: { accountId: customer, accessCode: '40718264' },
  },
  'payments.export': { call: (browser) => browser.get('/api/v1/payments/export'), target: {} },
  'reconciliation.askCustomer': {
    call: (browser) => browser.post('/api/v1/reconciliation/cases/pi_none/customer-requests', { seen: SEEN }),
    target: { caseId: 'pi_none', seen: SEEN },
    otherTarget: { caseId: 'pi_other', seen: SEEN },
  },
  'reconciliation.export': {
    call: (browser) => browser.get('/api/v1/reconciliation/export/csv'),
    target: { format: 'csv' },
    otherTarget: { format: 'xlsx' },
  },
  'reconciliation.closeMonth': {
    call: (browser) => browser.post('/api/v1/reconciliation/months/2026-10/close', { seen: '0123456789abcdef' }),
    target: { month: '2026-10' },
    otherTarget: { month: '2026-09' },
  },
  'reconciliation.exportMonth': {
    call: (browser) => browser.get('/api/v1/reconciliation/months/2026-10/export/csv'),
    target: { month: '2026-10', format: 'csv' },
    otherTarget: { month: '2026-10', format: 'xlsx' },
  },
  'session.end': {
    call: (browser) => browser.delete(`/api/v1/sessions/${sessionId}`),
    target: { sessionId },
    otherTarget: { sessionId: randomUUID() },
  },
  'staff.demote': member((browser, address) => browser.post(`${address}/demote`)),
  'staff.disable': member((browser, address) => browser.post(`${address}/disable`)),
  'staff.enable': member((browser, address) => browser.post(`${address}/enable`)),
  'staff.endSessions': {
    call: (browser) => browser.delete(`${STAFF}/accounts/${customer}/sessions`),
    target: { accountId: customer },
    otherTarget: { accountId: newAccountId() },
  },
  'staff.grantPermission': {
    call: (browser) => browser.post(`${STAFF}/${admin}/permissions`, { permission }),
    target: { ...right },
    otherTarget: { ...otherRight },
  },
  'staff.invite': {
    call: (browser) => browser.post(STAFF, { ...invited, name: 'Grace Hopper' }),
    target: invited,
    otherTarget: { ...invited, kind: 'superAdmin' },
  },
  'staff.inviteAgain': member((browser, address) => browser.post(`${address}/invite`)),
  'staff.promote': member((browser, address) => browser.post(`${address}/promote`)),
  'staff.requireSecondFactor': inBody(RULE, { required: false }, { required: true }, 'put'),
  'staff.resetSecondFactor': member((browser, address) => browser.post(`${address}/second-factor-reset`)),
  'staff.remove': member((browser, address) => browser.delete(address)),
  'staff.withdrawPermission': {
    call: (browser) => browser.delete(`${STAFF}/${admin}/permissions/${permission}`),
    target: { ...right },
    otherTarget: { ...otherRight },
  },
  'timeline.file': {
    call: (browser) => browser.get('/api/v1/account/timeline-export/json'),
    target: { format: 'json' },
    otherTarget: { format: 'html' },
  },
};
