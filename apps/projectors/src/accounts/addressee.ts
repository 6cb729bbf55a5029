import { accountDecider, accountStream } from '@keelson/domain/accounts';
import { partnerDecider, partnerStream } from '@keelson/domain/partners';
import { staffDecider, staffStream } from '@keelson/domain/staff';
import type { Vault } from '@keelson/vault';
import type { Deciding } from '../runtime/worker-runner';

export interface Addressee {
  /** Only once the address is confirmed: until then whoever signed up chose what a stranger would be called. */
  readonly name: string | undefined;
  readonly email: string;
  readonly emailVerified: boolean;
}

export interface Addressing extends Deciding {
  readonly vault: Pick<Vault, 'credentials'>;
}

/** To whom mails of an account go, from the log itself: a projection may be behind. `undefined` once erased. */
export async function addresseeOf(accountId: string, { runner, vault }: Addressing): Promise<Addressee | undefined> {
  const credential = await vault.credentials.byId(accountId);
  if (!credential || credential.disabled) return undefined;
  const { state: account } = await runner.load(accountDecider, accountStream(accountId));
  if (account.registration) {
    const { name, email } = account.registration;
    const { emailVerified } = account;
    return { name: emailVerified ? name : undefined, email, emailVerified };
  }
  if (account.partnerAccount) return partnerAddressee(accountId, account.emailVerified, runner);
  const { member } = (await runner.load(staffDecider, staffStream(accountId))).state;
  return member && { name: member.name, email: member.email, emailVerified: true };
}

async function partnerAddressee(
  accountId: string,
  emailVerified: boolean,
  runner: Deciding['runner'],
): Promise<Addressee | undefined> {
  const { registration } = (await runner.load(partnerDecider, partnerStream(accountId))).state;
  if (!registration) return undefined;
  const { firstName, lastName, email } = registration;
  return { name: emailVerified ? `${firstName} ${lastName}` : undefined, email, emailVerified };
}
