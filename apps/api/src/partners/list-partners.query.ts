import type { listPartnersContract } from '@keelson/contracts/partners';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import type { Clock } from '@keelson/kernel';
import { PARTNER_RELATIONS } from '@keelson/read-models';
import { INACTIVE_AFTER_DAYS } from '@keelson/read-models/customers';
import { type ListedPartner, selectChannelPartners } from '@keelson/read-models/partners';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { type Reading, ReadModelReader } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';

type Page = AnswerInputOf<typeof listPartnersContract>;

const DAY_MS = 86_400_000;

export class ListPartners extends Query<Reading<Page>> {
  constructor(
    readonly caller: Caller,
    readonly question: InputOf<typeof listPartnersContract>['query'],
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(ListPartners)
export class ListPartnersHandler implements IQueryHandler<ListPartners> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
  ) {}

  execute({ caller, question, minimumPosition }: ListPartners): Promise<Reading<Page>> {
    const inactiveBefore = new Date(this.clock().getTime() - INACTIVE_AFTER_DAYS * DAY_MS);
    const projections = ['channel-partners', PARTNER_RELATIONS];
    return this.reader.read(caller, { projections, minimumPosition }, async (database) => {
      const { rows, matching } = await selectChannelPartners(database, { ...question, inactiveBefore });
      return { rows: rows.map(partnerAnswer), matching };
    });
  }
}

const partnerAnswer = (row: ListedPartner): Page['rows'][number] => ({
  id: row.partner_id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  company_name: row.company_name,
  email: row.email,
  access_code: row.access_code,
  last_login: row.last_login_at,
  created: row.registered_at,
  status: row.status,
  delete_at: row.deletion_at,
  customers: row.customers ?? 0,
});
