import { accountDecider, type AccountEvent, accountStream } from '@keelson/domain/accounts';
import { partnerDecider, type PartnerEvent, partnerStream } from '@keelson/domain/partners';
import { stateOf } from '../operate/decide-and-append';
import type { Services } from '../runtime/services';

type Log = Pick<Services, 'store' | 'codec'>;
type AccountState = typeof accountDecider.initialState;
type PartnerState = typeof partnerDecider.initialState;

/** The address that an account signs in with, a customer's or a partner's, from the log. */
export async function addressOf(accountId: string, log: Log): Promise<string | undefined> {
  const account = await stateOf<AccountState, AccountEvent>(log, accountDecider, accountStream(accountId));
  if (account.state.registration) return account.state.registration.email;
  const partner = await stateOf<PartnerState, PartnerEvent>(log, partnerDecider, partnerStream(accountId));
  return partner.state.registration?.email;
}
