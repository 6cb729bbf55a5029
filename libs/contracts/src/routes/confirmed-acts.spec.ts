import { z } from 'zod';
import { everyContract } from '../testing/every-contract';
import type { RouteContract } from '../wire/route';
import { accessMatrix } from './access-matrix';

/** Told a second time, from decision 4.84: acts of staff, each with the names of what tells its target. */
const BY_STAFF = {
  'permissions, disable and enable of staff': {
    'staff.grantPermission': ['accountId', 'permission'],
    'staff.withdrawPermission': ['accountId', 'permission'],
    'staff.promote': ['accountId'],
    'staff.demote': ['accountId'],
    'staff.disable': ['accountId'],
    'staff.enable': ['accountId'],
    'staff.remove': ['accountId'],
    'staff.invite': ['email', 'kind', 'permissions'],
    'staff.inviteAgain': ['accountId'],
  },
  'extend and migrate': {
    'billing.extendTrial': ['accountId'],
    'billing.migrate': ['accountId'],
  },
  'start, stop and complete deletion': {
    'deletion.process': ['accountId', 'deleteUserflag', 'ischannelpartner'],
    'deletion.complete': ['accountId', 'ischannelpartner'],
  },
  'password reset': { 'accounts.staffReset': ['accountId'] },
  'change of another’s details': {
    'accounts.changeCompany': ['accountId'],
    'accounts.changeCustomer': ['accountId'],
    'partners.changeCompany': ['partnerId'],
    'partners.changeDetails': ['partnerId'],
  },
  'change of partner': { 'partners.changeOfCustomer': ['accountId', 'accessCode'] },
  'exports of personal data': {
    'audit.export': ['accountId'],
    'audit.trailExport': [],
    'payments.export': [],
    'reconciliation.export': ['format'],
    'reconciliation.exportMonth': ['month', 'format'],
  },
  'beside the decision’s list': {
    'staff.endSessions': ['accountId'],
    'staff.requireSecondFactor': ['required'],
    'staff.resetSecondFactor': ['accountId'],
    'connections.launch': ['accountId', 'Tags'],
    'reconciliation.askCustomer': ['caseId', 'seen'],
    'operations.rebuild': ['projection'],
    'operations.retryStream': ['subscription', 'streamId'],
    'operations.retryJob': ['queue', 'jobId'],
    'operations.verify': [],
    'reconciliation.closeMonth': ['month'],
  },
};
/** What people confirm about their own account. */
const BY_HOLDERS = {
  'accounts.beginAuthenticator': [],
  'accounts.beginPasskey': [],
  'accounts.changePasscodeSetting': ['enabled'],
  'accounts.removeAuthenticator': [],
  'accounts.removePasskey': ['passkeyId'],
  'accounts.renewRecoveryCodes': [],
  'billing.deactivate': [],
  'billing.endSubscription': [],
  'deletion.deleteAccount': [],
  'session.end': ['sessionId'],
  'timeline.file': ['format'],
};

/** A name, or another detail, may be corrected between the password and the act; a new password is told once, with the act itself. */
const NO_TARGET: Readonly<Record<string, readonly string[]>> = {
  'staff.invite': ['name'],
  'accounts.changeCompany': ['businessOrCompanyName', 'companyRegistration', 'sector', 'companyType'],
  'accounts.changeCustomer': ['name', 'phoneNumber', 'email'],
  'accounts.staffReset': ['newPassword', 'password', 'userName'],
  'partners.changeCompany': ['businessOrCompanyName', 'webAddress'],
  'partners.changeDetails': ['firstName', 'lastName', 'phoneNumber'],
  'reconciliation.closeMonth': ['seen'],
};

const namesIn = (schema: z.ZodType | undefined): readonly string[] => {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
};

const confirmed = async (): Promise<readonly RouteContract[]> =>
  (await everyContract()).filter(({ access }) => access.confirmed !== undefined);

describe('acts that need a confirmation by the own password', () => {
  it('are those of the list and no others, each with its target', () => {
    const rules = Object.entries(accessMatrix).flatMap(([routeId, { confirmed: needed }]) =>
      needed ? [[routeId, needed.target] as const] : [],
    );
    expect(Object.fromEntries(rules)).toEqual(Object.assign({}, ...Object.values(BY_STAFF), BY_HOLDERS));
  });

  it('name their target by what the call carries, all of its parameters and of its body', async () => {
    for (const { route, access, schemas } of await confirmed()) {
      const carried = [schemas.params, schemas.query, schemas.body].flatMap(namesIn);
      expect([route.id, carried]).toEqual([route.id, expect.arrayContaining([...(access.confirmed?.target ?? [])])]);
      const left = [schemas.params, schemas.body]
        .flatMap(namesIn)
        .filter((name) => !access.confirmed?.target.includes(name));
      expect([route.id, left]).toEqual([route.id, NO_TARGET[route.id] ?? []]);
    }
  });

  it('say in words what is done, each in its own', async () => {
    const acts = (await confirmed()).map(({ access }) => access.confirmed?.act ?? '');
    expect(acts.filter((act) => !/^[A-Z][a-z].{8,50}[a-z]$/.test(act))).toEqual([]);
    expect(new Set(acts).size).toBe(acts.length);
  });
});
