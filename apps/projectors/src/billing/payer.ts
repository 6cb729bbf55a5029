import { accountDecider, accountStream } from '@keelson/domain/accounts';
import type { Vault } from '@keelson/vault';
import type { Deciding } from '../runtime/worker-runner';

export interface Payer {
  readonly name: string;
  readonly email: string;
}

export interface Paying extends Deciding {
  readonly vault: Pick<Vault, 'credentials'>;
}

/** To whom mails about payments go, from the log itself; `undefined` once the account is closed or erased. */
export async function payerOf(accountId: string, { runner, vault }: Paying): Promise<Payer | undefined> {
  const credential = await vault.credentials.byId(accountId);
  if (!credential || credential.disabled) return undefined;
  const { registration } = (await runner.load(accountDecider, accountStream(accountId))).state;
  return registration && { name: registration.name, email: registration.email };
}
