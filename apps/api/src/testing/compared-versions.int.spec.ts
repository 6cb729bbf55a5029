import { randomUUID } from 'node:crypto';
import type { Envelope, RouteContract } from '@keelson/contracts/wire';
import { DEFAULT_PARTNER } from '@keelson/domain/accounts';
import { openVault } from '@keelson/vault';
import { PERMISSIONS } from '@keelson/vocabulary';
import { addressOfOwners, OWNERS_IDS, PopulatedApi } from './populated-api';
import { testMasterKeys } from './start-test-api';
import { newAccountId } from './test-sessions';

const OWN = PopulatedApi.owner;
const STAFF = newAccountId();
const GOAL = { goal: 'Holiday', date: '2028-01-31', cost: 9, overallCost: 9 };
const INPUTS = {
  ...{ noOfMonthsThisYear: 7, salesYTD: 1, costOfSalesYTD: 1, payrollYTD: 1, overheadCostsYTD: 1 },
  ...{ noOfMonthsLastYear: 12, salesLastYear: 1, costOfSalesLastYear: 1, payrollCostLastYear: 1 },
  overheadCostsLastYear: 1,
};
const NO_COUNTS = { thisYear: [], lastYear: [], lastYearMinusOne: [] };
const NO_FIGURES = {
  balanceSheetDayWiseData: [],
  balanceSheetMonthWiseData: [],
  balanceSheetLastYearMonthWiseEntity: [],
  balanceSheetLastYearMinusOneMonthWiseEntity: [],
  profitAndLossThisYear: [],
  profitAndLossLastYear: [],
  profitAndLossLastYearMinusOneMonthWiseData: [],
  financial_month: 3,
};

describe('reads of what commands change', () => {
  let populated: PopulatedApi;
  let owner: Record<string, string>;
  let partner: Record<string, string>;
  let staff: Record<string, string>;
  let accessCode: string;

  beforeAll(async () => {
    populated = await PopulatedApi.open();
    owner = await populated.settle({ kind: 'customer', accountId: OWN });
    partner = await populated.settle({ kind: 'partner', accountId: PopulatedApi.partner });
    staff = await populated.settle({ kind: 'superAdmin', accountId: STAFF, permissions: PERMISSIONS });
    const { services } = populated.api;
    const { app: pool, keys: keysPool } = services.databases;
    const vault = await openVault({ pool, keysPool, masterKeys: testMasterKeys });
    const now = new Date();
    accessCode = await vault.accessCodes.claim(DEFAULT_PARTNER.id, now, randomUUID());
    await vault.accessCodes.confirm(accessCode, now);
    await recordEnquiry();
    await follow();
  });
  afterAll(() => populated.close());

  /** The message whose row stands there, received and closed. */
  async function recordEnquiry(): Promise<void> {
    const { store, codec } = populated.api.services;
    const id = OWNERS_IDS['enquiryId'] ?? '';
    const sender = { name: 'Ann', companyName: 'Ann Ltd', email: 'ann@example.com' };
    const events = await codec.encode(
      [
        {
          type: 'enquiries.contact-received.v1',
          data: { ...sender, enquiryId: id, topic: 'Delete Account', text: '' },
        },
        { type: 'enquiries.closed.v1', data: {} },
      ],
      {
        ...{ commandId: randomUUID(), commandHash: 'none', correlationId: randomUUID(), causationId: randomUUID() },
        ...{ actor: { kind: 'anonymous', id: 'anonymous' }, subjectId: id, partitionKey: id },
      },
    );
    await store.append({ streamId: `enquiry-${id}`, expectedVersion: 0, events });
  }

  /** By route: no command that compares a version goes without one here. */
  const bodies = (): Readonly<Record<string, object | undefined>> => ({
    'accounts.changeCompany': {
      ...{ businessOrCompanyName: 'Anna Ltd', companyRegistration: '01234567' },
      ...{ sector: 2, companyType: 'privateLimitedCompany' },
    },
    'accounts.changeCustomer': { name: 'Anna Field', phoneNumber: '01632960003' },
    'accounts.changePartnerProfile': {
      ...{ id: PopulatedApi.partner, firstName: 'Anna', surname: 'Field', phone: '01632960002' },
    },
    'accounts.changeStaffProfile': { id: STAFF, firstName: 'Anna' },
    'accounts.changeProfile': { id: OWN, firstName: 'Anna', sector: 2, phone: '01632960002' },
    'connections.setCycle': { repeat: false },
    'drafts.save': { entries: [] },
    'enquiries.answer': { text: 'Yes' },
    'enquiries.close': undefined,
    'enquiries.reopen': undefined,
    'goals.saveGoals': { goals: [GOAL, GOAL, GOAL] },
    'ledger.placeAccount': { category: 'payroll', tag: null },
    'ledger.saveFinanceData': NO_FIGURES,
    'ledger.saveHeadcounts': NO_COUNTS,
    'ledger.setVatMultiplier': { vatMultiplier: '1.20' },
    'ledger.stateDueWithinYear': { amount: null },
    'ledger.undoPlacement': undefined,
    'onboarding.completeStep': undefined,
    'onboarding.openStep': undefined,
    'onboarding.recordProgress': {},
    'onboarding.saveAndLogOut': { step: null },
    'onboarding.saveGenericAnswers': { moduleId: 'Generic', username: OWN, questions: [], termsAndConditions: true },
    'partners.change': { accessCode },
    'partners.changeCompany': { businessOrCompanyName: 'Anna Advice', webAddress: '' },
    'partners.changeDetails': { firstName: 'Anna', lastName: 'Field', phoneNumber: '01632960003' },
    'partners.changeOfCustomer': { accessCode },
    'planning.saveInputs': INPUTS,
    'partners.remove': undefined,
    'staff.demote': undefined,
    'staff.disable': undefined,
    'staff.enable': undefined,
    'staff.grantPermission': { permission: 'customers.manage' },
    'staff.inviteAgain': undefined,
    'staff.promote': undefined,
    'staff.remove': undefined,
    'staff.withdrawPermission': undefined,
  });

  const headersFor = ({ access: { allow } }: RouteContract) => {
    if ('customer' in allow) return owner;
    return 'superAdmin' in allow ? staff : partner;
  };

  async function ask(contract: RouteContract, headers: Record<string, string>, payload?: object) {
    const url = addressOfOwners(contract).replace('/steps/x/', '/steps/thankYou/');
    const answer = await populated.api.inject({
      method: contract.route.method,
      url,
      headers: {
        ...headersFor(contract),
        ...headers,
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { payload: JSON.stringify(payload) }),
    });
    const { code, meta, errors } = answer.json<Envelope<unknown>>();
    return { status: answer.statusCode, etag: String(answer.headers['etag']), code, version: meta?.version, errors };
  }

  const comparing = () => populated.contracts.filter(({ schemas }) => schemas.versionOf);

  it('say the version that the command compares, and tag the answer by it', async () => {
    expect(Object.keys(bodies()).sort()).toEqual(
      comparing()
        .map(({ route }) => route.id)
        .sort(),
    );
    for (const contract of comparing()) {
      const { id } = contract.route;
      const reading = populated.contracts.find(({ route }) => route.id === contract.schemas.versionOf?.id);
      if (!reading) throw new Error(`${id} names no route of the API`);
      const read = await ask(reading, {});
      expect([id, read.status, read.version]).toEqual([id, 200, expect.any(Number)]);
      expect([id, read.etag]).toEqual([id, expect.stringMatching(new RegExp(`^W/"${read.version}-[\\w-]{22}"$`))]);
      const later = await ask(contract, { 'if-match': `"${(read.version ?? 0) + 1}"` }, bodies()[id]);
      expect([id, later.errors, later.code]).toEqual([id, undefined, 'STALE_VERSION']);
      const seen = await ask(contract, { 'if-match': read.etag }, bodies()[id]);
      expect([id, seen.status, seen.code]).not.toEqual([id, 412, 'STALE_VERSION']);
      expect([id, seen.status]).not.toEqual([id, 400]);
      await follow();
    }
  });

  /** Rows follow the log, as the workers see to. */
  async function follow(): Promise<void> {
    const { admin } = populated.database;
    const events = (stream: string) => `(SELECT count(*)::int FROM event_store.events WHERE stream_id = '${stream}')`;
    for (const [table, stream] of [
      ['goals', 'goals'],
      ['what_if_inputs', 'planning'],
      ['ledgers', 'ledger'],
      ['onboarding_progress', 'onboarding'],
    ])
      await admin(`UPDATE read_model.${table} SET version = ${events(`${stream}-${OWN}`)} WHERE account_id = '${OWN}'`);
    const act = { kind: 'reopened', at: '2026-11-01T09:00:00.000Z', by: 'nobody', text: null };
    const { rows } = await admin(`SELECT ${events(`enquiry-${OWNERS_IDS['enquiryId']}`)} AS count`);
    const [{ count } = { count: 0 }] = rows as { count: number }[];
    await admin('UPDATE read_model.enquiries SET acts = $1', [JSON.stringify(Array(count - 1).fill(act))]);
  }
});
