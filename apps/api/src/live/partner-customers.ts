import type { AccountId } from '@keelson/kernel';
import { selectCustomersOf, selectPartnersOf } from '@keelson/read-models/customers';
import type { ReadModelReader } from '../platform/execution/read-model-reader';
import type { LiveConnection } from './live-connection';

const FRESHNESS = { projections: ['customer-table'] };

/** Whose customers accounts are, as the read models know it at the moment. */
export class PartnerCustomers {
  constructor(private readonly reader: ReadModelReader) {}

  /** The partner of each of these accounts that is a customer. Nothing but who hears of an event is decided by it. */
  async partnersOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (accountIds.length === 0) return new Map();
    const anybody = { accountId: '' as AccountId, scope: 'all' } as const;
    return (await this.reader.read(anybody, FRESHNESS, (database) => selectPartnersOf(database, accountIds))).value;
  }

  /** The accounts that a listener whose scope is not all hears of: the own one, and a partner's customers. */
  async followedBy(connection: Pick<LiveConnection, 'subject' | 'holder' | 'hears'>): Promise<readonly string[]> {
    const { subject, holder } = connection;
    if (!connection.hears('partners')) return [subject];
    const partner = { accountId: holder.accountId, scope: 'partners' } as const;
    const { value } = await this.reader.read(partner, FRESHNESS, (database) => selectCustomersOf(database, subject));
    return [subject, ...value];
  }
}
