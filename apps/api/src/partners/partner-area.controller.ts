import {
  listPartnersContract,
  partnerAccountContract,
  partnerCustomerContract,
  partnerCustomersContract,
} from '@keelson/contracts/partners';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RecordReading } from '../platform/access/record-reading.command';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { GetPartnerAccount } from './get-partner-account.query';
import { GetPartnerCustomer } from './get-partner-customer.query';
import { ListPartnerCustomers } from './list-partner-customers.query';
import { ListPartners } from './list-partners.query';
import { partnersProblems } from './partners.problems';

/** What a channel partner sees, the own account and the own customers, and how super admins find a partner's. */
@Controller()
export class PartnerAreaController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(partnerAccountContract, partnersProblems)
  async account(
    @Call() { caller, minimumPosition }: CallOf<typeof partnerAccountContract>,
  ): Promise<AnswerTo<typeof partnerAccountContract>> {
    const { value, meta } = await this.queries.execute(new GetPartnerAccount(caller, minimumPosition));
    return value ? success(value, meta) : problem(partnersProblems, { code: 'ACCOUNT_NOT_READY' }, { meta });
  }

  @Handles(listPartnersContract)
  async list(
    @Call() { caller, query, minimumPosition }: CallOf<typeof listPartnersContract>,
  ): Promise<AnswerTo<typeof listPartnersContract>> {
    const { value, meta } = await this.queries.execute(new ListPartners(caller, query, minimumPosition));
    return success(value, meta);
  }

  @Handles(partnerCustomersContract, partnersProblems)
  async customers(
    @Call() { caller, query, minimumPosition }: CallOf<typeof partnerCustomersContract>,
  ): Promise<AnswerTo<typeof partnerCustomersContract>> {
    const outcome = await this.queries.execute(new ListPartnerCustomers(caller, query, minimumPosition));
    return outcome.ok ? success(outcome.value.value, outcome.value.meta) : problem(partnersProblems, outcome.failure);
  }

  @Handles(partnerCustomerContract, partnersProblems)
  async customer(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof partnerCustomerContract>,
  ): Promise<AnswerTo<typeof partnerCustomerContract>> {
    const outcome = await this.queries.execute(new GetPartnerCustomer(caller, params.accountId, minimumPosition));
    if (!outcome.ok) return problem(partnersProblems, outcome.failure);
    await this.commands.execute(new RecordReading('customer', params.accountId, context));
    return success(outcome.value.value, outcome.value.meta);
  }
}
