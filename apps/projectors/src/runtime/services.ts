import type { EventStore } from '@keelson/event-store';
import type { EventCodec } from '@keelson/event-store/codec';
import type { MailPort } from '@keelson/integrations/mail';
import type { Clock } from '@keelson/kernel';
import type { ReadModelDatabase } from '@keelson/read-models';
import type { Vault } from '@keelson/vault';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { LogProof } from '../proof/log-proof';

/** What job handlers may use. Built once when the process starts; a test passes what its handler needs. */
export interface Services {
  readonly store: EventStore;
  readonly codec: EventCodec;
  readonly readModels: Kysely<ReadModelDatabase>;
  readonly vault: Vault;
  readonly proof: LogProof;
  readonly mail: MailPort;
  /** Where people reach the product, without a trailing slash: links in mails begin with it. */
  readonly publicUrl: string;
  /** Where mails to the team go. */
  readonly teamMailbox: string;
  readonly clock: Clock;
  readonly log: Logger;
}
