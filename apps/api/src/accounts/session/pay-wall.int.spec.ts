import { randomUUID } from 'node:crypto';
import { accessRuleOf } from '@keelson/contracts/routes';
import type { RouteContract } from '@keelson/contracts/wire';
import { billingStream } from '@keelson/domain/billing';
import { onboardingStream } from '@keelson/domain/onboarding';
import { accountId, type DomainEvent } from '@keelson/kernel';
import type { AccountStanding } from '@keelson/vocabulary';
import { AccountsBench, PASSWORD, START } from '../../testing/accounts-bench';
import type { Guard } from '../../platform/access/guard';
import { GUARD } from '../../platform/tokens';
import { Browser } from '../../testing/browser';
import { recorded } from '../../testing/recorded';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { newAccountId } from '../../testing/test-sessions';

const SECOND = 1_000;
const DAY = 86_400_000;
const CODE = '48151623';
const SESSIONS = '/api/v1/sessions';
const ME = '/api/v1/session/me';
const PROFILE = '/api/v1/accounts/profile';

/** Told a second time, from the decisions: what is left to somebody who has not confirmed the address. */
const UNCONFIRMED = ['session.token', 'session.activity', 'session.me', 'session.endActing'].concat([
  'billing.openCheckout',
  'billing.checkoutOutcome',
  'billing.details',
  'billing.skipPayment',
  'accounts.correctEmail',
]);
/** What is left to somebody who owes a payment. */
const UNPAID = UNCONFIRMED.concat(
  ['session.stepUp', 'deletion.deleteAccount'],
  ['accounts.profile', 'accounts.passcodeSetting', 'billing.subscription', 'billing.invoices'],
  ['billing.plan', 'billing.upcomingPayment'],
  // Who looked at the own figures is theirs to know, paid or not.
  ['audit.accessLog', 'audit.accessLogExport'],
  // So is what is recorded about them.
  ['timeline.askForExport', 'timeline.export', 'timeline.file'],
);
/** What only premium accounts have after the onboarding. */
const PREMIUM = [
  ...['learning.finishReading', 'learning.progress', 'learning.watchVideo'],
  ...['learning.chapter', 'learning.media', 'learning.modules', 'questionnaires.form'],
  ...['questionnaires.provenance', 'questionnaires.saveAnswers', 'questionnaires.submitChapter'],
  ...['tasks.completed', 'tasks.counts', 'tasks.open', 'tasks.save'],
  ...['quizzes.answers', 'quizzes.quiz', 'quizzes.submit'],
  ...['figures.cashFlow', 'figures.balances', 'figures.overview', 'figures.watchSection'],
  'figures.balanceSheetFile',
  ...['connections.askConsent', 'connections.oauthCallback', 'connections.tenants', 'connections.selectTenant'],
  ...['onboarding.genericAnswers', 'onboarding.saveGenericAnswers', 'planning.inputs', 'planning.saveInputs'],
  ...['planning.cashRelease', 'planning.calculateCashRelease', 'planning.saveCashRelease', 'planning.savedDates'],
  ...['planning.detailedProfitAndLoss', 'planning.calculateDetail', 'planning.saveDetail'],
  ...['planning.planner', 'planning.calculatePlan', 'planning.savePlan'],
  ...['scenarios.list', 'scenarios.begin', 'scenarios.fork', 'scenarios.rename', 'scenarios.change'],
  ...['scenarios.rebase', 'scenarios.close'],
];

let bench: AccountsBench;
let other: TestApi;

beforeAll(async () => {
  bench = await AccountsBench.open();
  other = await startTestApi({ database: bench.database, sessions: 'real', clock: () => bench.now });
  await bench.vault.reserved.claim({ kind: 'access-code', value: CODE, accountId: 'partner_keelson' }, START);
});
afterAll(async () => {
  await other.close();
  await bench.close();
});
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

interface Someone {
  readonly id: string;
  readonly email: string;
  readonly browser: Browser;
}

const SIGN_UP = {
  ...{ firstName: 'Ada', lastName: 'Byron', accessCode: CODE, companyType: 'soletrader', sector: 3 },
  ...{ companyName: 'Engine Works', phone: '01632960001', webAddress: 'engine-works.example', city: 'Leeds' },
  ...{ streetAddress: '1 Mill Lane', addressLine: 'Old Town', postCode: 'ls1 1aa', price: 'EmbraceMonthly' },
  ...{ password: PASSWORD, confirmpassword: PASSWORD, termsAndConditions: true, isPremium: 'true' },
};

/** By the paid form; nothing is paid and the mail is not opened. */
async function signedUp(): Promise<Someone> {
  const email = `${randomUUID()}@example.com`;
  const browser = bench.browser();
  const { data, text } = await browser.post('/api/v1/accounts/companies', { ...SIGN_UP, email });
  const id = (data['user_details'] as { id: string } | undefined)?.id;
  if (id === undefined) throw new Error(text);
  return { id, email, browser };
}

async function confirmed(): Promise<Someone> {
  const account = await signedUp();
  const token = await bench.mailLink(account.id, 'email-verification');
  const { status } = await bench.browser().post('/api/v1/accounts/verify-email', { email: account.email, token });
  if (status !== 200) throw new Error('the link was refused');
  return account;
}

async function onTrial(): Promise<Someone> {
  const account = await bench.customer();
  return { ...account, browser: await bench.signedIn(account) };
}

const billed = ({ id }: Someone, ...events: readonly DomainEvent[]) =>
  recorded(bench.api, billingStream(id), id, ...events);
const skipped = { type: 'billing.payment-skipped.v1', data: { trialEndsAt: instant(14) } };
const paid = {
  type: 'billing.early-access-started.v1',
  data: { paymentId: 'pi_1', startedAt: instant(0), until: instant(700) },
};
const over = { type: 'billing.early-access-ended.v1', data: { paymentId: 'pi_1', reason: 'over' } };
const walked = {
  type: 'onboarding.step-completed.v1',
  data: { step: 'eLearning', alsoCompleted: ['dashboard'], started: null, by: 'request' },
};

function instant(days: number): string {
  return new Date(START.getTime() + days * DAY).toISOString();
}

const and = async (someone: Someone, ...events: readonly DomainEvent[]): Promise<Someone> => {
  await billed(someone, ...events);
  return someone;
};

/** Every situation of an account: how it comes about, how long after the sign-up, and what it amounts to. */
const SITUATIONS: readonly (readonly [string, () => Promise<Someone>, number, AccountStanding])[] = [
  ['a paid sign-up, the mail not opened', signedUp, 0, 'unconfirmed'],
  ['a paid sign-up, neither paid nor skipped', confirmed, 0, 'awaiting-payment'],
  ['a skipped payment', async () => and(await confirmed(), skipped), 0, 'premium'],
  ['a skipped payment, 14 days over', async () => and(await confirmed(), skipped), 14, 'trial-ended'],
  ['a trial by the register form, in its onboarding', onTrial, 0, 'onboarding'],
  ['the same, the onboarding completed', walkedThrough, 0, 'basic'],
  ['the same, over', onTrial, 14, 'trial-ended'],
  ['paid', async () => and(await confirmed(), paid), 0, 'premium'],
  [
    'moved to subscriber, not yet paid',
    async () => and(await onTrial(), { type: 'billing.migrated-to-subscriber.v1', data: {} }),
    0,
    'migrated',
  ],
  ['a subscription that ended', async () => and(await confirmed(), paid, over), 0, 'ended'],
];

async function walkedThrough(): Promise<Someone> {
  const someone = await onTrial();
  await recorded(bench.api, onboardingStream(someone.id), someone.id, walked);
  return someone;
}

/** The code that a route is refused with, written apart from the guard and its table. */
function refusalFor(standing: AccountStanding, routeId: string): string | undefined {
  const rule = accessRuleOf(routeId);
  if (rule?.allow.anonymous) return undefined;
  if (!rule?.allow.customer) return 'FORBIDDEN';
  switch (standing) {
    case 'unconfirmed':
      return UNCONFIRMED.includes(routeId) ? undefined : 'ADDRESS_UNCONFIRMED';
    case 'basic':
      return PREMIUM.includes(routeId) ? 'PREMIUM_NEEDED' : undefined;
    case 'premium':
    case 'onboarding':
    case 'exempt':
      return undefined;
    default:
      return UNPAID.includes(routeId) ? undefined : 'PAYMENT_NEEDED';
  }
}

const TURNED_AWAY = new Set([
  'FORBIDDEN',
  'PAYMENT_NEEDED',
  'PREMIUM_NEEDED',
  'ADDRESS_UNCONFIRMED',
  'UNAUTHENTICATED',
]);

describe('every route in every situation', () => {
  let cells = 0;
  afterAll(() => void process.stdout.write(`situations: ${cells} cells\n`));

  /** An unknown parameter stops the request after the guard and before the controller. */
  const call = async (
    { route }: RouteContract,
    { browser }: Someone,
    accountId: string,
  ): Promise<string | undefined> => {
    const url = route.path.replace(':accountId', accountId).replace(/:[A-Za-z]+/g, 'x');
    const cookie = [...browser.cookies].map((each) => each.join('=')).join('; ');
    const headers = { cookie, authorization: `Bearer ${browser.jwt}` };
    const { body } = await bench.api.inject({ method: route.method, url: `${url}?cell=1`, headers });
    const { code } = JSON.parse(body) as { code?: string };
    return code !== undefined && TURNED_AWAY.has(code) ? code : undefined;
  };

  it.each(SITUATIONS)('[AUTHZ-06~] %s', async (_, account, days, standing) => {
    const someone = await account();
    bench.now = new Date(START.getTime() + days * DAY);
    const again = days === 0 ? someone : { ...someone, browser: await bench.signedIn(someone) };
    const wrong: string[] = [];
    for (const contract of bench.api.inventory.contracts) {
      const { id } = contract.route;
      if (id.startsWith('platform.')) continue;
      for (const whose of [someone.id, newAccountId()]) {
        cells += 1;
        const [got, wanted] = [await call(contract, again, whose), refusalFor(standing, id)];
        if (got !== wanted)
          wrong.push(`${id} of ${whose === someone.id ? 'their own' : 'others'}: ${got}, not ${wanted}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('what changes while a session lasts', () => {
  const inTheOtherProcess = (browser: Browser): Browser => {
    const there = new Browser(other);
    there.jwt = browser.jwt;
    browser.cookies.forEach((value, name) => there.cookies.set(name, value));
    return there;
  };

  it('[AUTHZ-06~] a payment opens the API at the next request, in every process', async () => {
    const someone = await confirmed();
    const { browser } = someone;
    const there = inTheOtherProcess(browser);
    for (const each of [browser, there]) {
      expect(await each.get(SESSIONS)).toMatchObject({ status: 403, code: 'PAYMENT_NEEDED' });
    }
    await billed(someone, paid);
    for (const each of [browser, there]) expect(await each.get(SESSIONS)).toMatchObject({ status: 200 });
  });

  it('[AUTHZ-06~] a subscription that ends closes it within a second', async () => {
    const someone = await and(await confirmed(), paid);
    const there = inTheOtherProcess(someone.browser);
    for (const each of [someone.browser, there]) expect(await each.get(SESSIONS)).toMatchObject({ status: 200 });
    await billed(someone, over);
    bench.pass(SECOND);
    for (const each of [someone.browser, there]) {
      expect(await each.get(SESSIONS)).toMatchObject({ status: 403, code: 'PAYMENT_NEEDED' });
      expect(await each.get(PROFILE)).not.toMatchObject({ status: 403 });
    }
  });

  it('[AUTHZ-06~] a trial closes it from its last instant on', async () => {
    const account = await bench.customer();
    bench.now = new Date(START.getTime() + 14 * DAY - 4 * 60 * SECOND);
    const browser = await bench.signedIn(account);
    bench.pass(4 * 60 * SECOND - 1);
    expect(await browser.get(SESSIONS)).toMatchObject({ status: 200 });
    bench.pass(1);
    expect(await browser.get(SESSIONS)).toMatchObject({ status: 403, code: 'PAYMENT_NEEDED' });
  });

  it('[AUTHZ-05~, AUTHZ-06~] a long answer does not go on once a payment is owed', async () => {
    const account = await bench.customer();
    bench.now = new Date(START.getTime() + 14 * DAY - 60 * SECOND);
    const browser = await bench.signedIn(account);
    const { data } = await browser.get(SESSIONS);
    const [session] = data['sessions'] as { id: string }[];
    const held = { accountId: accountId(account.id), kind: 'customer', permissions: [] } as const;
    const caller = { ...held, scope: 'own', standing: 'premium', sessionId: session?.id ?? '' } as const;
    const guard = bench.api.app.get<() => Guard>(GUARD, { strict: false })();
    expect(await guard.stillAdmits('ledger.trialBalanceReport', caller)).toBe(true);
    bench.pass(60 * SECOND);
    expect(await guard.stillAdmits('ledger.trialBalanceReport', caller)).toBe(false);
  });

  it('members of staff are never asked to pay', async () => {
    const admin = await bench.staff('admin', ['customers.manage']);
    bench.now = new Date(START.getTime() + 30 * DAY);
    expect(await (await bench.signedIn(admin)).get(SESSIONS)).toMatchObject({ status: 200 });
  });

  it('is told with the own account', async () => {
    const { browser, id } = await onTrial();
    expect((await browser.get(ME)).data['standing']).toBe('onboarding');
    await recorded(bench.api, onboardingStream(id), id, walked);
    expect((await browser.get(ME)).data['standing']).toBe('basic');
  });
});
