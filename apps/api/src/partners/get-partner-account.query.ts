import type { partnerAccountContract } from '@keelson/contracts/partners';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { selectChannelPartner } from '@keelson/read-models/partners';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { type Reading, ReadModelReader } from '../platform/execution/read-model-reader';

type PartnerAccount = AnswerInputOf<typeof partnerAccountContract>;

/** The caller's own account as a partner; `undefined` before it is projected. */
export class GetPartnerAccount extends Query<Reading<PartnerAccount | undefined>> {
  constructor(
    readonly caller: Caller,
    readonly minimumPosition: number | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetPartnerAccount)
export class GetPartnerAccountHandler implements IQueryHandler<GetPartnerAccount> {
  constructor(private readonly reader: ReadModelReader) {}

  async execute({ caller, minimumPosition }: GetPartnerAccount): Promise<Reading<PartnerAccount | undefined>> {
    const { value: row, meta } = await this.reader.read(
      caller,
      { projections: ['channel-partners'], minimumPosition },
      (database) => selectChannelPartner(database, caller.accountId),
    );
    if (!row || row.access_code === null) return { value: undefined, meta };
    const { access_code, activated_at, first_name, last_name, company_name } = row;
    return {
      value: {
        accessCode: access_code,
        accountType: 'Channel Partner',
        activatedAt: activated_at,
        partnerName: `${first_name} ${last_name}`,
        companyName: company_name,
      },
      meta,
    };
  }
}
