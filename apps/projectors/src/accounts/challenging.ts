import type { Clock } from '@keelson/kernel';
import type { Vault } from '@keelson/vault';

/** For mails that bring a code or a link that counts for a time. */
export interface Challenging {
  readonly vault: Pick<Vault, 'credentials' | 'challenges'>;
  readonly clock: Clock;
}
