import { type AccountEvent, accountDecider, accountStream } from '@keelson/domain/accounts';
import { staffDecider, type StaffEvent, staffStream } from '@keelson/domain/staff';
import type { JobContext } from '../runtime/job';

export interface Addressee {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

type Log = Pick<JobContext, 'store' | 'codec' | 'vault'>;

/** To whom mails of an account go, from the log itself: a projection may be behind. `undefined` once erased. */
export async function addresseeOf(accountId: string, { store, codec, vault }: Log): Promise<Addressee | undefined> {
  const credential = await vault.credentials.byId(accountId);
  if (!credential || credential.disabled) return undefined;
  const events = await codec.decode<AccountEvent>(await store.readStream(accountStream(accountId)));
  const account = events.reduce((state, event) => accountDecider.evolve(state, event), accountDecider.initialState);
  if (account.registration) {
    const { name, email } = account.registration;
    return { name, email, emailVerified: account.emailVerified };
  }
  const staffEvents = await codec.decode<StaffEvent>(await store.readStream(staffStream(accountId)));
  const { member } = staffEvents.reduce((state, event) => staffDecider.evolve(state, event), staffDecider.initialState);
  return member && { name: member.name, email: member.email, emailVerified: true };
}
