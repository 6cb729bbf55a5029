import {
  changePartnerContract,
  ownPartnerContract,
  partnersMessages as texts,
  removePartnerContract,
} from '@keelson/contracts/partners';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { subjectOf } from '../platform/access/caller';
import { type Answer, type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { ChangePartner } from './change-partner.command';
import { GetOwnPartner } from './get-own-partner.query';
import { ownPartner } from './own-partner-answer';
import { PartnerNames } from './partner-names';
import { partnersProblems } from './partners.problems';
import { RemovePartner } from './remove-partner.command';

type OwnPartner = AnswerInputOf<typeof ownPartnerContract>;

/** A customer and the own channel partner. */
@Controller()
export class OwnPartnerController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly names: PartnerNames,
  ) {}

  @Handles(ownPartnerContract)
  async own(@Call() { caller }: CallOf<typeof ownPartnerContract>): Promise<Answer<OwnPartner>> {
    const { version, ...partner } = await this.queries.execute(new GetOwnPartner(subjectOf(caller)));
    return success(ownPartner(partner), { version });
  }

  @Handles(changePartnerContract, partnersProblems)
  async change(
    @Call() { body, context }: CallOf<typeof changePartnerContract>,
  ): Promise<AnswerTo<typeof changePartnerContract>> {
    const outcome = await this.commands.execute(new ChangePartner(body.accessCode, context));
    if (!outcome.ok) return problem(partnersProblems, outcome.failure);
    const { partner, position } = outcome.value;
    return success(ownPartner(partner), { position }, { statusMessage: texts.partnerChanged });
  }

  @Handles(removePartnerContract, partnersProblems)
  async remove(
    @Call() { context }: CallOf<typeof removePartnerContract>,
  ): Promise<AnswerTo<typeof removePartnerContract>> {
    const outcome = await this.commands.execute(new RemovePartner(context));
    if (!outcome.ok) return problem(partnersProblems, outcome.failure);
    const { position } = outcome.value;
    return success(ownPartner(this.names.house), { position }, { statusMessage: texts.partnerRemoved });
  }
}
