import type { BooksReader } from '@keelson/integrations/accounting';
import type { AccountingProvider } from '@keelson/vocabulary';

/** A company in a connected accounting system. */
export interface ConnectedBooks {
  readonly provider: AccountingProvider;
  readonly reader: BooksReader;
}

/** The books behind a connection; `null` once it is connected no more. */
export type BooksSource = (accountId: string, connectionId: string) => Promise<ConnectedBooks | null>;
