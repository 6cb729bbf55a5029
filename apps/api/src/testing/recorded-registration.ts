import { partnerStream } from '@keelson/domain/partners';
import { staffStream } from '@keelson/domain/staff';
import { ACTOR_KIND_OF_ROLE, type Role } from '@keelson/vocabulary';
import { recordAs } from './recorded-as';
import type { TestApi } from './start-test-api';

/** Puts the registration of a channel partner or a member of staff into the log; customers have more than that. */
export async function recordRegistration(
  log: Pick<TestApi['services'], 'store' | 'codec'>,
  accountId: string,
  kind: Role,
): Promise<void> {
  if (kind === 'customer') return;
  const somebody = { accountId, kind: ACTOR_KIND_OF_ROLE[kind] };
  const email = 'ann@example.com';
  if (kind === 'partner') {
    const reach = { email, phone: '01632960001', phoneDigits: '01632960001', webAddress: null };
    const data = { ...{ accountId, firstName: 'Ann', lastName: 'Field', companyName: 'Ann Ltd' }, ...reach };
    await recordAs(log, somebody, partnerStream(accountId), [{ type: 'partners.partner-registered.v1', data }]);
  } else {
    const data = { accountId, name: 'Ann', email, kind, permissions: [] };
    await recordAs(log, somebody, staffStream(accountId), [{ type: 'staff.member-registered.v1', data }]);
  }
}
