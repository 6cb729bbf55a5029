import { accountDecider, type AccountEvent, accountStream } from '@keelson/domain/accounts';
import { partnerDecider, type PartnerEvent, partnerStream } from '@keelson/domain/partners';
import { stateOf } from '../operate/decide-and-append';
import type { Services } from '../runtime/services';

type Log = Pick<Services, 'store' | 'codec'>;
type AccountState = typeof accountDecider.initialState;
type PartnerState = typeof partnerDecider.initialState;

/** The address that an account signs in with, a customer's or a partner's, from the log. */
export async function addressOf(accountId: string, log: Log): Promise<string | undefined> {
  return addressIn((await accountOf(accountId, log)).registration, accountId, log);
}

/** The same, but only once its holder has shown that it is theirs: anybody can register with anybody's address. */
export async function confirmedAddressOf(accountId: string, log: Log): Promise<string | undefined> {
  const { emailVerified, registration } = await accountOf(accountId, log);
  return emailVerified ? addressIn(registration, accountId, log) : undefined;
}

const accountOf = async (accountId: string, log: Log): Promise<AccountState> =>
  (await stateOf<AccountState, AccountEvent>(log, accountDecider, accountStream(accountId))).state;

async function addressIn(
  registration: AccountState['registration'],
  accountId: string,
  log: Log,
): Promise<string | undefined> {
  if (registration) return registration.email;
  const partner = await stateOf<PartnerState, PartnerEvent>(log, partnerDecider, partnerStream(accountId));
  return partner.state.registration?.email;
}
