import { type AccountEvent, accountDecider, accountStream } from '@keelson/domain/accounts';
import { partnerDecider, type PartnerEvent, partnerStream } from '@keelson/domain/partners';
import { staffDecider, type StaffEvent, staffStream } from '@keelson/domain/staff';
import type { JobContext } from '../runtime/job';

export interface Addressee {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

type Log = Pick<JobContext, 'store' | 'codec' | 'vault'>;

/** To whom mails of an account go, from the log itself: a projection may be behind. `undefined` once erased. */
export async function addresseeOf(accountId: string, log: Log): Promise<Addressee | undefined> {
  const { store, codec, vault } = log;
  const credential = await vault.credentials.byId(accountId);
  if (!credential || credential.disabled) return undefined;
  const events = await codec.decode<AccountEvent>(await store.readStream(accountStream(accountId)));
  const account = events.reduce((state, event) => accountDecider.evolve(state, event), accountDecider.initialState);
  if (account.registration) {
    const { name, email } = account.registration;
    return { name, email, emailVerified: account.emailVerified };
  }
  if (account.partnerAccount) return partnerAddressee(accountId, account.emailVerified, log);
  const staffEvents = await codec.decode<StaffEvent>(await store.readStream(staffStream(accountId)));
  const { member } = staffEvents.reduce((state, event) => staffDecider.evolve(state, event), staffDecider.initialState);
  return member && { name: member.name, email: member.email, emailVerified: true };
}

async function partnerAddressee(
  accountId: string,
  emailVerified: boolean,
  { store, codec }: Log,
): Promise<Addressee | undefined> {
  const events = await codec.decode<PartnerEvent>(await store.readStream(partnerStream(accountId)));
  const { registration } = events.reduce(
    (state, event) => partnerDecider.evolve(state, event),
    partnerDecider.initialState,
  );
  if (!registration) return undefined;
  const { firstName, lastName, email } = registration;
  return { name: `${firstName} ${lastName}`, email, emailVerified };
}
