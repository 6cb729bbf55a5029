import type { partnerCustomersContract } from '@keelson/contracts/partners';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import { DEFAULT_PARTNER } from '@keelson/domain/accounts';
import { accepted, type Clock, refused, type Result } from '@keelson/kernel';
import { PARTNER_RELATIONS } from '@keelson/read-models';
import { type CustomerQuestion, selectCustomers, selectPartnerTotals } from '@keelson/read-models/customers';
import { type ChannelPartnerRow, selectChannelPartner } from '@keelson/read-models/partners';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { type Reading, ReadModelReader } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';
import { SealedPlaces } from '../platform/wire/sealed-places';
import { partnerCustomerAnswer } from './partner-customer-answer';

type Page = AnswerInputOf<typeof partnerCustomersContract>;
type Asked = InputOf<typeof partnerCustomersContract>['query'];

export interface AreaRefusal {
  readonly code: 'PARTNER_NOT_FOUND';
}

export class ListPartnerCustomers extends Query<Result<Reading<Page>, AreaRefusal>> {
  constructor(
    readonly caller: Caller,
    readonly question: Asked,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

/** Trial or subscription and which one of them are told by the same facts, and are ordered alike. */
const SORTS = {
  name: 'name',
  companyName: 'companyName',
  email: 'email',
  accountType: 'subscriptionType',
  accountName: 'subscriptionType',
  paymentStatus: 'paymentStatus',
  status: 'status',
  created: 'created',
} as const satisfies Record<Asked['sort'], CustomerQuestion['sort']>;

@QueryHandler(ListPartnerCustomers)
export class ListPartnerCustomersHandler implements IQueryHandler<ListPartnerCustomers> {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly places: SealedPlaces,
    @InjectClock() private readonly clock: Clock,
  ) {}

  async execute({
    caller,
    question,
    minimumPosition,
  }: ListPartnerCustomers): Promise<Result<Reading<Page>, AreaRefusal>> {
    const { partner, after, before, ...asked } = question;
    const { sort } = asked;
    const at = this.places.open({ sort, after, before });
    const partnerId = areaOf(caller, partner);
    if (partnerId === undefined) return refused({ code: 'PARTNER_NOT_FOUND' });
    const now = this.clock();
    const projections = ['customer-table', 'channel-partners', PARTNER_RELATIONS];
    const { value, meta } = await this.reader.read(caller, { projections, minimumPosition }, async (database) => {
      const row = await selectChannelPartner(database, partnerId);
      if (!row && partnerId !== DEFAULT_PARTNER.id && caller.scope === 'all') return undefined;
      const page = await selectCustomers(database, { ...asked, partnerId, sort: SORTS[sort], at, now });
      const totals = await selectPartnerTotals(database, partnerId, now);
      return {
        partner: named(partnerId, row),
        rows: page.rows.map(partnerCustomerAnswer),
        previous: this.places.seal(sort, page.previous),
        next: this.places.seal(sort, page.next),
        matching: page.matching,
        more: page.more,
        newestOnly: page.newestOnly,
        totals: {
          customers: totals.customers,
          onTrial: totals.on_trial,
          paid: totals.paid,
          stuck: totals.stuck,
        },
      };
    });
    return value ? accepted({ value, meta }) : refused({ code: 'PARTNER_NOT_FOUND' });
  }
}

/** A partner has the own area alone; another's is as little there as one that does not exist. */
function areaOf({ scope, accountId }: Caller, asked: string | undefined): string | undefined {
  if (scope === 'all') return asked ?? DEFAULT_PARTNER.id;
  return asked === undefined || asked === accountId ? accountId : undefined;
}

const named = (id: string, row: ChannelPartnerRow | undefined): Page['partner'] => ({
  id,
  name: row ? `${row.first_name} ${row.last_name}`.trim() : '',
  company_name: row?.company_name ?? '',
  access_code: row?.access_code ?? null,
});
