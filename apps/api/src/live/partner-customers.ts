import type { AccountId } from '@keelson/kernel';
import { PARTNER_RELATIONS } from '@keelson/read-models';
import { selectCustomersOf, selectPartnersOf } from '@keelson/read-models/customers';
import type { ReadModelReader } from '../platform/execution/read-model-reader';
import { type PartnerRelations, PartnerRelationsBehind } from '../platform/execution/partner-relations';
import type { LiveConnection } from './live-connection';

const PROJECTIONS = [PARTNER_RELATIONS];

/** Whose customers accounts are at the head of the log. */
export class PartnerCustomers {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly relations: PartnerRelations,
  ) {}

  /**
   * The partner of each of these accounts that is a customer. Nothing but who hears of an event is decided by it.
   * @throws PartnerRelationsBehind
   */
  async partnersOf(accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (accountIds.length === 0) return new Map();
    const anybody = { accountId: '' as AccountId, scope: 'all' } as const;
    const freshness = { projections: PROJECTIONS, minimumPosition: await this.relations.neededPosition() };
    const { value, meta } = await this.reader.read(anybody, freshness, (database) =>
      selectPartnersOf(database, accountIds),
    );
    if (meta.stale) throw new PartnerRelationsBehind();
    return value;
  }

  /**
   * The accounts that a listener whose scope is not all hears of: the own one, and a partner's customers.
   * @throws PartnerRelationsBehind
   */
  async followedBy(
    connection: Pick<LiveConnection, 'subject' | 'holder' | 'hears'>,
    waiting: { readonly waitsMs?: number } = {},
  ): Promise<readonly string[]> {
    const { subject, holder } = connection;
    if (!connection.hears('partners')) return [subject];
    const partner = { accountId: holder.accountId, scope: 'partners' } as const;
    const { value } = await this.reader.read(partner, { projections: PROJECTIONS, ...waiting }, (database) =>
      selectCustomersOf(database, subject),
    );
    return [subject, ...value];
  }
}
