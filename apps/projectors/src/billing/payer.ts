import { accountDecider, type AccountEvent, accountStream } from '@keelson/domain/accounts';
import type { JobContext } from '../runtime/job';

export interface Payer {
  readonly name: string;
  readonly email: string;
}

/** To whom mails about payments go, from the log itself; `undefined` once the account is closed or erased. */
export async function payerOf(
  accountId: string,
  { store, codec, vault }: Pick<JobContext, 'store' | 'codec' | 'vault'>,
): Promise<Payer | undefined> {
  const credential = await vault.credentials.byId(accountId);
  if (!credential || credential.disabled) return undefined;
  const events = await codec.decode<AccountEvent>(await store.readStream(accountStream(accountId)));
  const { registration } = events.reduce(
    (state, event) => accountDecider.evolve(state, event),
    accountDecider.initialState,
  );
  return registration && { name: registration.name, email: registration.email };
}
