import type { Server } from 'node:http';
import { acme } from '@keelson/calculators/testing';
import { DEFAULT_PARTNER } from '@keelson/domain/accounts';
import type { RouteContract } from '@keelson/contracts/wire';
import type { FreshDatabase } from '@keelson/test-database';
import { openVault } from '@keelson/vault';
import { grantConsent, oneCompanyAtIntuit } from './connected-company';
import { customerOf } from './customer-of';
import { keepTimeline } from './kept-timeline';
import { productDatabase } from './product-database';
import { RECONCILED } from './reconciled-payment';
import { ACME_CASH_KEPT } from './acme-cash-release';
import { GOAL, INPUTS, recordCustomer, SCENARIO_KEPT, scenarioOf } from './recorded-customer';
import { recordRegistration } from './recorded-registration';
import { startTestApi, type TestApi, testMasterKeys } from './start-test-api';
import { newAccountId, type TestIdentity } from './test-sessions';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const OWN = newAccountId();
const CHECKOUT = '01932b7e-7d1c-7aaa-8000-0000000000c1';
const PARTNER = newAccountId();
const STAFF = newAccountId();
const PAYMENT = 'pi_1';
const ENQUIRY = 'enq_01932b7e-7d1c-5aaa-8000-000000000001';
const CONNECTION = 'con_01932b7e-7d1c-4aaa-8000-0000000000d1';
/** Of no password, in the form that a comparison reads. */
const HASH = `$argon2id$v=19$m=19456,t=2,p=1$canarycanarycanarycang$${'canary'.repeat(7)}c`;
const BOOKS = JSON.stringify({
  ...acme,
  accounts: [
    ...acme.accounts,
    { ref: 99, id: 'x', code: '999', name: 'Odd', type: 'ODD', subType: null, systemAccount: null },
  ],
  days: acme.days.map((day, index) => ({ ...day, date: `2026-11-0${index + 1}` })),
  bankDays: acme.bankDays.map((day) => ({ ...day, date: '2026-11-01' })),
});
const CHAPTER = 'M2_C1_Getting_Paid';
const SUBMISSION = { chapterId: CHAPTER, contentVersion: 'v1', submittedAt: '2026-11-01T09:00:00.000Z' };
const SCORED = {
  ...SUBMISSION,
  ...{ moduleId: 'M2_Finance', moduleNumber: 2, moduleName: 'Finance', chapterNumber: 1, chapterName: 'Getting paid' },
  ...{ weightage: 25, score: 7, highest: 10, percentage: '70' },
};
const LESSON = { contentVersion: 'v1', at: '2026-11-01T09:00:00.000Z' };
const LEARNED = {
  ...{ moduleId: 'M2_Finance', chapterId: CHAPTER },
  ...{ videos: [{ id: 'M2_C1_V1', ...LESSON }], readings: [{ id: 'M2_C1_R1', ...LESSON }] },
  ...{ knownVideos: ['M2_C1_V1'], knownReadings: ['M2_C1_R1'], highest: '40', completedAt: null },
};
const ANSWERED = { questionCode: 'M2_C1_Q1', question: 'Q', answerCode: '7', answer: 'Agree', score: 7, highest: 10 };
const SAVED = { ...SUBMISSION, answers: [{ questionCode: 'M2_C1_Q1', answerCode: '7' }] };
const QUIZ = 'M2_C1_S1';
const TAKEN = {
  ...{ moduleId: 'M2_Finance', moduleNumber: 2, moduleName: 'Finance', chapterId: CHAPTER, chapterNumber: 1 },
  ...{ chapterName: 'Getting paid', chapterWeightage: 25, subChapterId: QUIZ, subChapterNumber: 1, weightage: 30 },
  ...{ subChapterName: 'Know what you are owed', contentVersion: 'v1', submittedAt: SUBMISSION.submittedAt },
  ...{ score: 5, highest: 5, percentage: '100', chapterCompletion: '30', moduleCompletion: '7.5' },
};
const QUIZ_ANSWER = {
  ...{ questionCode: 'M2_C1_S1_K1', question: 'Q', explanation: 'E', answerCode: 'M2_C1_S1_K1_A1' },
  answers: [{ answerCode: 'M2_C1_S1_K1_A1', serialNumber: 1, answer: 'A', value: 5 }],
};
const DRAFT = JSON.stringify([{ field: 'goals.0.amount', value: '900' }]);
const PROJECTIONS = [
  'account-profile',
  'billing-standing',
  'generic-answers',
  'onboarding-progress',
  'customer-table',
  'account-history',
  'actor-names',
  'access-log',
  'visitor-names',
  'journey-standings',
  'journey-step-times',
  'channel-partners',
  'enquiries',
  'payments',
  'connections',
  'ledgers',
  'peer-figures',
  'watched-sections',
  'goals',
  'partner-relations',
  'learning-progress',
  'questionnaire-answers',
  'questionnaire-scores',
  'quiz-answers',
  'quiz-scores',
  'saved-calculations',
  'reconciliation-bank-lines',
  'reconciliation-cases',
  'reconciliation-claims',
  'reconciliation-lines',
  'reconciliation-months',
  'reconciliation-objects',
  'reconciliation-payouts',
  'reconciliation-sweeps',
  'scenarios',
  'staff-members',
  'task-dates',
  'what-if-inputs',
];

/** The API with a customer who has one of everything, and people who have a row in everything that may be read. */
export class PopulatedApi {
  /** The customer who has one of everything. */
  static readonly owner = OWN;
  /** The partner whose customer the owner is. */
  static readonly partner = PARTNER;

  private constructor(
    readonly database: FreshDatabase,
    readonly api: TestApi,
    private readonly intuit: Server,
  ) {}

  static async open(): Promise<PopulatedApi> {
    const database = await productDatabase();
    const { server, settings } = await oneCompanyAtIntuit();
    const accounting = { quickbooks: settings };
    const api = await startTestApi({ database, clock: () => NOW, configuration: { accounting } });
    for (const name of PROJECTIONS) {
      await database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
        [name],
      );
    }
    await database.admin(`
      INSERT INTO read_model.parked_streams VALUES ('customer-table', 'account-${OWN}', 2, 'Error', 5, null, '2026-11-01');
      INSERT INTO read_model.enquiries VALUES ('${ENQUIRY}', 'contact', 'Delete Account', 'Ann', 'Ann Ltd', 'ann@example.com',
        null, 'Please', null, 'new', '2026-11-01', '2026-11-01', 0,
        '[{"kind": "closed", "at": "2026-11-01T09:00:00.000Z", "by": "nobody", "text": null}]', 'ann');
      INSERT INTO read_model.payments VALUES ('${PAYMENT}', '${OWN}', 'Ann', 'ann@example.com', 'Ann Ltd', 'EmbraceMonthly',
        '2026-11-01', 'in_1', 'KEEL-1', null, 4700, 940, 5640, 'gbp', 'succeeded', 'Active', null, 1, 0, null, ' ann');
      ${RECONCILED(PAYMENT, OWN, STAFF)}
      INSERT INTO read_model.reconciliation_bank_lines VALUES ('bnk_1', '2026-11-02', 5355, true, null, '[]');
      INSERT INTO read_model.visitor_names VALUES ('${PARTNER}', 'Nell Marsh', 'Marsh Advisory'), ('${STAFF}', 'Ruth', null);
      INSERT INTO operations.processes (id, kind, host, pid, subscriptions, providers) VALUES
        ('w', 'projectors', 'one', 7, '["customer-table"]', '[{"name": "xero", "awaySince": null, "nextTry": null}]');
      INSERT INTO read_model.reconciliation_sweeps VALUES
        ('s', '2026-11-01', '2026-11-01', '2026-10-31', '2026-11-01', 3, 1);
      INSERT INTO read_model.operator_requests VALUES
        ('r', 'verification', null, null, '${OWN}', '2026-11-01', 'done', '2026-11-01', null, 1, 1, true)`);
    const record = { accountId: OWN, at: NOW, checkoutId: CHECKOUT, paymentId: PAYMENT };
    await recordCustomer(api.services, record);
    await grantConsent(api.services, OWN, CONNECTION, NOW);
    return new PopulatedApi(database, api, server);
  }

  /** Somebody of this kind, with a row in everything that may be read about an account; answers with their headers. */
  async settle(identity: TestIdentity): Promise<Record<string, string>> {
    const { api, database } = this;
    const { id, ...shown } = api.sessions.introduce({ ...identity, steppedUp: 'all' });
    const { app: pool, keys: keysPool } = api.services.databases;
    const vault = await openVault({ pool, keysPool, masterKeys: testMasterKeys });
    const { kind } = identity;
    const credential = { accountId: id, kind, permissions: [], passwordHash: HASH, emailVerified: true };
    await recordRegistration(api.services, id, kind);
    await vault.enrol(`${id}@example.com`, credential, NOW);
    await vault.drafts.save({ accountId: id, form: 'goals', text: DRAFT }, NOW);
    if (kind === 'customer') await keepTimeline(this, id, '{}', NOW);
    await vault.sessions.start({ accountId: id, kind, userAgent: 'Browser' }, NOW);
    const step = { status: 'pending', openedAt: null, startedAt: null, completedAt: null };
    const answers = [{ questionCode: 'q', choices: [{ answerCode: 'a', answer: 'b', serialNumber: 1 }] }];
    for (const [sql, ...given] of [
      [`account_profiles VALUES ($1, '${kind}', 'Ann', 'Ann Ltd', 'ann@example.com', 1, '2026-11-16')`],
      [`generic_answers VALUES ($1, $2, '2026-11-01')`, JSON.stringify(answers)],
      [
        `onboarding_progress VALUES ($1, $2, 'thankYou', 0, '{}', null, null, 0, '2026-11-01', 'x', '2026-11-01', 1)`,
        JSON.stringify({ thankYou: step }),
      ],
      [
        `customers VALUES ($1, 'Ann', 'Ann Ltd', '01234567', 'soletrader', 1, '01632960001', 'ann@example.com', 1, 0, 0,
        false, '2026-11-12', '2026-09-29', null, null, null, 'generic', '["dashboard"]', '2026-11-01', 'ann')`,
      ],
      [
        `journey_standings VALUES ($1, '{}', 'kpi', 'inProgress', '2026-11-01', '2026-11-01', null, 'step-refused', 'kpi',
        '2026-11-01', 1, 1, 1, 'kpi', 'STEP_LOCKED', '2026-11-01', 1)`,
      ],
      [`ledgers VALUES ($1, $2, 'finished', 'i', '2026-11-01', null, '2026-11-01', null, 'Ann Ltd', 0)`, BOOKS],
      [`journey_step_times (account_id) VALUES ($1)`],
      [`goals VALUES ($1, $2, CASE WHEN $1 = '${OWN}' THEN 1 ELSE 0 END, 'soletrader', '0')`, JSON.stringify([GOAL])],
      [
        `what_if_inputs VALUES ($1, $2, CASE WHEN $1 = '${OWN}' THEN 1 ELSE 0 END, '2026-11-01T09:00:00.000Z')`,
        JSON.stringify(INPUTS),
      ],
      [
        `saved_calculations VALUES ($1 || ' cashRelease owner', $1, 'cashRelease', 'owner', '2026-11-01T09:00:00.000Z',
        'Before Christmas', $2)`,
        JSON.stringify(ACME_CASH_KEPT),
      ],
      [
        `scenarios VALUES ('scn_' || substr($1, 5), $1, 'Bold growth', 'open', 'owner', $2, '2026-11-01T09:00:00.000Z',
        '2026-11-01T09:00:00.000Z', null, 1)`,
        JSON.stringify(SCENARIO_KEPT),
      ],
      [
        `staff_members VALUES ($1, 'Ann', 'ann@example.com', 'admin', '["customers.manage"]', false, null, '2026-11-01',
        '2026-11-01', 0)`,
      ],
      [`questionnaire_scores VALUES ($1, $2)`, JSON.stringify([SCORED])],
      [`learning_progress VALUES ($1, $2, '[]')`, JSON.stringify([LEARNED])],
      [
        `questionnaire_answers VALUES ($1, $2, $3)`,
        JSON.stringify([SAVED]),
        JSON.stringify([{ ...SUBMISSION, answers: [ANSWERED] }]),
      ],
      [`quiz_scores VALUES ($1, $2)`, JSON.stringify([TAKEN])],
      [`quiz_answers VALUES ($1 || ' ${QUIZ} v1', $1, '${QUIZ}', 'v1', $2)`, JSON.stringify([QUIZ_ANSWER])],
      [`task_dates VALUES ($1, $2)`, JSON.stringify([{ ...TAKEN, subChapterId: 'M2_C1_S2', date: '2026-11-30' }])],
      [`peer_figures VALUES ($1, 1, null, null, false)`],
      [
        `connections VALUES ($1, '${CONNECTION}', 'quickbooks', '9130', 'Ann Ltd', '2026-11-01', null, null,
        'i', '2026-11-01', true)`,
      ],
      [
        `channel_partners VALUES ($1, 'Ann', 'Field', 'Ann Ltd', 'ann@example.com', '01632960001', null, '40718263',
        '2026-11-01', '2026-11-01')`,
      ],
      [
        `account_history VALUES ((SELECT count(*) + 1 FROM read_model.account_history), $1, 'e', 't', 'Signed in', null,
        'access', 'good', '2026-11-01', 'customer', $1, null, 'Browser', '192.0.2.7',
        '[{"field": "f", "before": "b", "after": "a", "personal": true}]', '', '', 'c', 'c', 'c')`,
      ],
      ...[
        `'${PARTNER}', 'partner', 'looked', 'Your figures', null, false, null, null, null`,
        `'${STAFF}', 'super-admin', 'began', 'Acting began', null, true, 'acting-' || $1, 'Why', '2026-11-01 01:00'`,
        `'${STAFF}', 'super-admin', 'looked', 'Your figures', null, true, null, null, null`,
      ].map((told) => [
        `access_log VALUES ((SELECT count(*) + 1 FROM read_model.access_log), $1, '2026-11-01', ${told})`,
      ]),
    ] as const) {
      await database.admin(`INSERT INTO read_model.${sql}`, [id, ...given]);
    }
    await customerOf(database, id, id === OWN ? PARTNER : DEFAULT_PARTNER.id);
    return shown;
  }

  async close(): Promise<void> {
    await this.api.close();
    this.intuit.close();
    await this.database.drop();
  }

  /** Every route that answers once and at once. */
  get contracts(): readonly RouteContract[] {
    return this.api.inventory.contracts.filter(
      ({ route, schemas }) => !route.id.startsWith('platform.') && !schemas.eventStream,
    );
  }
}

/** By the names that addresses give them. */
export const OWNERS_IDS: Readonly<Record<string, string>> = {
  accountId: OWN,
  checkoutId: CHECKOUT,
  enquiryId: ENQUIRY,
  partnerId: PARTNER,
  paymentId: PAYMENT,
  caseId: PAYMENT,
  payoutId: 'po_1',
  month: '2026-11',
  connectionId: CONNECTION,
  scenarioId: scenarioOf(OWN),
};

/** Ids of the same form, of nothing. */
export const NOBODYS_IDS: Readonly<Record<string, string>> = {
  accountId: 'acc_00000000-0000-4000-8000-000000000000',
  checkoutId: '00000000-0000-4000-8000-000000000000',
  enquiryId: 'enq_00000000-0000-4000-8000-000000000000',
  partnerId: 'acc_00000000-0000-4000-8000-000000000000',
  paymentId: 'pi_00000000000000',
  caseId: 'pi_00000000000000',
  payoutId: 'po_00000000000000',
  month: '2020-02',
  connectionId: 'con_00000000-0000-4000-8000-000000000000',
  scenarioId: 'scn_00000000-0000-4000-8000-000000000000',
};

/** The route's address with these ids. */
export const addressOfOwners = ({ route }: RouteContract, ids = OWNERS_IDS): string =>
  Object.entries(ids)
    .reduce((path, [name, id]) => path.replaceAll(`:${name}`, id), route.path)
    .replace(':page', 'home')
    .replace(':moduleId', 'M2_Finance')
    .replace(':chapterId', CHAPTER)
    .replace(':subChapterId', QUIZ)
    .replace(/quiz-answers$/, `quiz-answers?chapterCode=${CHAPTER}&subChapterCode=${QUIZ}`)
    .replace(':file', 'M2_C1_V1.en.vtt')
    .replace('reconciliation/export/:format', 'reconciliation/export/csv')
    .replace(/(reconciliation\/months\/.*\/export\/):format/, '$1csv')
    .replace(':format', 'json')
    .replace(':form', 'goals')
    .replace(/coupon$/, 'coupon?couponCode=WELCOME10')
    .replace(/subscriber$/, 'subscriber?subscribedToPayment=1')
    .replace(':ref', '1')
    .replace(':tool', 'cashRelease')
    .replace(':figure', 'sales')
    .replace(':permission', 'customers.manage')
    .replace(/preview$/, 'preview?category=payroll')
    .replace(/(cash-flow|balances)$/, '$1?by=day')
    .replace(/:[A-Za-z]+/g, 'x');
