import type { AccountingSystems } from '@keelson/integrations/accounting';
import type { Clock } from '@keelson/kernel';
import type { Vault } from '@keelson/vault';

/** What keeps the tokens of consents and knows when they end. */
export interface KeepingConsents {
  readonly vault: Pick<Vault, 'providerTokens'>;
  readonly clock: Clock;
}

export interface AskingSystems {
  /** The accounting systems that are configured. */
  readonly accounting?: AccountingSystems | undefined;
}
