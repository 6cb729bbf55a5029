import {
  defaultPartnerContract,
  lookUpCodeContract,
  partnersMessages as texts,
  requestCodeContract,
} from '@keelson/contracts/partners';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type Answer, type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { type DefaultPartnerOffer, GetDefaultPartner } from './get-default-partner.query';
import { LookUpCode } from './look-up-code.query';
import { partnersProblems } from './partners.problems';
import { RequestCode } from './request-code.command';

/** What visitors do with access codes. */
@Controller()
export class AccessCodesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** An address that has asked before is told so, as specified, and no fault of the request. */
  @Handles(requestCodeContract, partnersProblems)
  async request(
    @Call() { body, context }: CallOf<typeof requestCodeContract>,
  ): Promise<AnswerTo<typeof requestCodeContract>> {
    const outcome = await this.commands.execute(new RequestCode(body, context));
    if (outcome.ok) return success({ sent: true }, { position: outcome.value }, { statusMessage: texts.codeSent });
    const { failure } = outcome;
    switch (failure.code) {
      case 'CODE_SENT_ALREADY':
        return success({ sent: false }, undefined, { statusMessage: texts.codeSentAlready });
      case 'TOO_MANY_ATTEMPTS':
        return problem(partnersProblems, { code: failure.code });
    }
  }

  @Handles(lookUpCodeContract, partnersProblems)
  async lookUp(
    @Call() { body, context }: CallOf<typeof lookUpCodeContract>,
  ): Promise<AnswerTo<typeof lookUpCodeContract>> {
    const outcome = await this.queries.execute(new LookUpCode(body.accessCode, context));
    if (!outcome.ok) return problem(partnersProblems, outcome.failure);
    const { partnerName, companyName } = outcome.value;
    return success({ partnerName, companyName });
  }

  @Handles(defaultPartnerContract)
  async byDefault(@Call() { context }: CallOf<typeof defaultPartnerContract>): Promise<Answer<DefaultPartnerOffer>> {
    return success(await this.queries.execute(new GetDefaultPartner(context.occurredAt)));
  }
}
