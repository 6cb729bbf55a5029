import type { EventStore } from '@keelson/event-store';
import type { EventCatalogue, EventCodec } from '@keelson/event-store/codec';
import type { AccountingSystems, BooksReader } from '@keelson/integrations/accounting';
import type { MailPort } from '@keelson/integrations/mail';
import type { PaymentProvider } from '@keelson/integrations/stripe';
import type { Clock } from '@keelson/kernel';
import type { ReadModelDatabase } from '@keelson/read-models';
import type { Vault } from '@keelson/vault';
import type { AccountingProvider } from '@keelson/vocabulary';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { LogProof } from '../proof/log-proof';
import type { Registry } from './registration';

/** A company in a connected accounting system. */
export interface ConnectedBooks {
  readonly provider: AccountingProvider;
  readonly reader: BooksReader;
}

/** What job handlers may use. Built once when the process starts; a test passes what its handler needs. */
export interface Services {
  readonly store: EventStore;
  readonly codec: EventCodec;
  readonly readModels: Kysely<ReadModelDatabase>;
  readonly vault: Vault;
  readonly proof: LogProof;
  readonly mail: MailPort;
  /** Who takes the money; absent where nothing can be bought. */
  readonly payments?: PaymentProvider | undefined;
  /** The accounting systems that are configured. */
  readonly accounting?: AccountingSystems | undefined;
  /** The books behind a connection; `null` once it is connected no more. Absent where nothing can be connected. */
  readonly connectedBooks?: ((accountId: string, connectionId: string) => Promise<ConnectedBooks | null>) | undefined;
  /** Where people reach the product, without a trailing slash: links in mails begin with it. */
  readonly publicUrl: string;
  /** Where mails to the team go. */
  readonly teamMailbox: string;
  readonly clock: Clock;
  /** Connections of the projector role, and what the workers run: for jobs that work on the workers themselves. */
  readonly pool: Pool;
  readonly registry: Registry;
  readonly catalogue: EventCatalogue;
  readonly log: Logger;
}
