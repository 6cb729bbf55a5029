import {
  answerEnquiryContract,
  closeEnquiryContract,
  enquiriesMessages as texts,
  getEnquiryContract,
  listEnquiriesContract,
  reopenEnquiryContract,
} from '@keelson/contracts/enquiries';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RecordReading } from '../platform/access/record-reading.command';
import type { CommandContext } from '../platform/execution/command-context';
import { type Answer, type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { enquiriesProblems } from './enquiries.problems';
import { GetEnquiry } from './get-enquiry.query';
import { ListEnquiries } from './list-enquiries.query';
import { TreatEnquiry } from './treat-enquiry.command';

/** Where staff read and answer what people write to the team. */
@Controller()
export class InboxController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(listEnquiriesContract)
  async list(
    @Call() { caller, query, minimumPosition }: CallOf<typeof listEnquiriesContract>,
  ): Promise<Answer<AnswerInputOf<typeof listEnquiriesContract>>> {
    const { value, meta } = await this.queries.execute(new ListEnquiries(caller, query, minimumPosition));
    return success(value, meta);
  }

  @Handles(getEnquiryContract, enquiriesProblems)
  async one(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof getEnquiryContract>,
  ): Promise<AnswerTo<typeof getEnquiryContract>> {
    const { value, meta } = await this.queries.execute(new GetEnquiry(caller, params.enquiryId, minimumPosition));
    if (value === undefined) return problem(enquiriesProblems, { code: 'ENQUIRY_NOT_FOUND' }, { meta });
    await this.commands.execute(new RecordReading('enquiry', params.enquiryId, context));
    return success(value.details, { ...meta, version: value.version });
  }

  @Handles(answerEnquiryContract, enquiriesProblems)
  answer(
    @Call() { params, body, context }: CallOf<typeof answerEnquiryContract>,
  ): Promise<AnswerTo<typeof answerEnquiryContract>> {
    return this.treat(params.enquiryId, { name: 'Answer', text: body.text }, context, texts.answerSent);
  }

  @Handles(closeEnquiryContract, enquiriesProblems)
  close(
    @Call() { params, context }: CallOf<typeof closeEnquiryContract>,
  ): Promise<AnswerTo<typeof closeEnquiryContract>> {
    return this.treat(params.enquiryId, { name: 'Close' }, context, texts.closedNow);
  }

  @Handles(reopenEnquiryContract, enquiriesProblems)
  reopen(
    @Call() { params, context }: CallOf<typeof reopenEnquiryContract>,
  ): Promise<AnswerTo<typeof reopenEnquiryContract>> {
    return this.treat(params.enquiryId, { name: 'Reopen' }, context, texts.reopened);
  }

  private async treat(
    enquiryId: string,
    act: TreatEnquiry['act'],
    context: CommandContext,
    statusMessage: string,
  ): Promise<AnswerTo<typeof answerEnquiryContract>> {
    const outcome = await this.commands.execute(new TreatEnquiry(enquiryId, act, context));
    return outcome.ok ? success({}, outcome.value, { statusMessage }) : problem(enquiriesProblems, outcome.failure);
  }
}
