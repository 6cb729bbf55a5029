import { PERMISSIONS } from '@keelson/vocabulary';
import type { TestApi } from './start-test-api';
import { newAccountId, type TestIdentity } from './test-sessions';

const customer = newAccountId();

/** Everybody that the access matrix tells apart. */
export const identities: Readonly<Record<string, TestIdentity>> = {
  customer: { kind: 'customer' },
  otherCustomer: { kind: 'customer', accountId: customer },
  partnerOfNobody: { kind: 'partner' },
  partner: { kind: 'partner', permissions: [] },
  adminWithoutPermission: { kind: 'admin' },
  adminWithCustomersManage: { kind: 'admin', permissions: ['customers.manage'] },
  adminWithReplay: { kind: 'admin', permissions: ['journeys.replay'] },
  adminWithReconciling: { kind: 'admin', permissions: ['payments.reconcile'] },
  adminWithEverything: { kind: 'admin', permissions: PERMISSIONS },
  adminSteppedUp: { kind: 'admin', permissions: ['customers.manage'], steppedUp: 'all' },
  superAdmin: { kind: 'superAdmin' },
  superAdminSteppedUp: { kind: 'superAdmin', steppedUp: 'all' },
  customerSteppedUp: { kind: 'customer', steppedUp: 'all' },
  partnerSteppedUp: { kind: 'partner', steppedUp: 'all' },
  adminActing: { kind: 'admin', permissions: ['customers.manage'], actingAs: customer },
  superAdminActing: { kind: 'superAdmin', actingAs: customer },
  superAdminActingSteppedUp: { kind: 'superAdmin', actingAs: customer, steppedUp: 'all' },
};

/** The ways to show who one is. */
export const credentials = ['none', 'token', 'cookie', 'forgedToken', 'forgedCookie'] as const;
export type CredentialShown = (typeof credentials)[number];

/** What a request carries by which somebody who was introduced shows who it is. */
export function headersFor(
  { authorization, cookie, confirmation }: ReturnType<TestApi['sessions']['introduce']>,
  shown: CredentialShown,
): Record<string, string> {
  const confirmed = confirmation === undefined ? {} : { confirmation };
  switch (shown) {
    case 'none':
      return {};
    case 'token':
      return { authorization, ...confirmed };
    case 'cookie':
      return { cookie, ...confirmed };
    case 'forgedToken':
      return { authorization: `${authorization}x`, ...confirmed };
    case 'forgedCookie':
      return { cookie: `${cookie}x`, ...confirmed };
  }
}
