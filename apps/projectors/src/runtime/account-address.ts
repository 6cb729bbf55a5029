import { accountDecider, accountStream, type AccountState } from '@keelson/domain/accounts';
import { partnerDecider, partnerStream } from '@keelson/domain/partners';
import type { Deciding } from './worker-runner';

/** The address that an account signs in with, a customer's or a partner's, from the log. */
export async function addressOf(accountId: string, log: Deciding): Promise<string | undefined> {
  return addressIn((await accountOf(accountId, log)).registration, accountId, log);
}

/** The same, but only once its holder has shown that it is theirs: anybody can register with anybody's address. */
export async function confirmedAddressOf(accountId: string, log: Deciding): Promise<string | undefined> {
  const { emailVerified, registration } = await accountOf(accountId, log);
  return emailVerified ? addressIn(registration, accountId, log) : undefined;
}

const accountOf = async (accountId: string, { runner }: Deciding): Promise<AccountState> =>
  (await runner.load(accountDecider, accountStream(accountId))).state;

async function addressIn(
  registration: AccountState['registration'],
  accountId: string,
  { runner }: Deciding,
): Promise<string | undefined> {
  if (registration) return registration.email;
  return (await runner.load(partnerDecider, partnerStream(accountId))).state.registration?.email;
}
