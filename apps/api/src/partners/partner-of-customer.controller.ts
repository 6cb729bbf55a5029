import {
  changePartnerOfCustomerContract,
  partnerOfCustomerContract,
  partnersMessages as texts,
} from '@keelson/contracts/partners';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { ChangePartner } from './change-partner.command';
import { GetCustomersPartner } from './get-customers-partner.query';
import { ownPartner } from './own-partner-answer';
import { partnersProblems } from './partners.problems';

/** The channel partner of a customer, in the hands of staff. */
@Controller()
export class PartnerOfCustomerController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(partnerOfCustomerContract, partnersProblems)
  async read(
    @Call() { caller, params, minimumPosition }: CallOf<typeof partnerOfCustomerContract>,
  ): Promise<AnswerTo<typeof partnerOfCustomerContract>> {
    const query = new GetCustomersPartner(caller, params.accountId, minimumPosition);
    const { value, meta } = await this.queries.execute(query);
    if (value === undefined) return problem(partnersProblems, { code: 'CUSTOMER_NOT_FOUND' }, { meta });
    return success(ownPartner(value), { ...meta, version: value.version });
  }

  @Handles(changePartnerOfCustomerContract, partnersProblems)
  async change(
    @Call() { params, body, context }: CallOf<typeof changePartnerOfCustomerContract>,
  ): Promise<AnswerTo<typeof changePartnerOfCustomerContract>> {
    const about = { ...context, subjectId: params.accountId };
    const outcome = await this.commands.execute(new ChangePartner(body.accessCode, about, 'staff'));
    if (!outcome.ok) return problem(partnersProblems, outcome.failure);
    const { partner, position } = outcome.value;
    return success(ownPartner(partner), { position }, { statusMessage: texts.partnerChanged });
  }
}
