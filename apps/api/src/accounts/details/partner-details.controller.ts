import { customerDetailsMessages as texts } from '@keelson/contracts/accounts';
import {
  changePartnerCompanyContract,
  changePartnerDetailsContract,
  partnerDetailsContract,
} from '@keelson/contracts/partners';
import { phoneDigits } from '@keelson/contracts/validation';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RecordReading } from '../../platform/access/record-reading.command';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { accountsProblems } from '../accounts.problems';
import { ChangePartnerDetails } from './change-partner-details.command';
import { GetPartnerDetails } from './get-partner-details.query';

/** The details of a channel partner, in the hands of super admins. */
@Controller()
export class PartnerDetailsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(partnerDetailsContract, accountsProblems)
  async details(
    @Call() { params, context }: CallOf<typeof partnerDetailsContract>,
  ): Promise<AnswerTo<typeof partnerDetailsContract>> {
    const partner = await this.queries.execute(new GetPartnerDetails(params.partnerId));
    if (!partner) return problem(accountsProblems, { code: 'ACCOUNT_NOT_FOUND' });
    await this.commands.execute(new RecordReading('partner', params.partnerId, context));
    const { accountId: id, firstName, lastName, phone: phoneNumber, email, version } = partner;
    const { companyName: businessOrCompanyName, webAddress } = partner;
    const company = { businessOrCompanyName, webAddress: webAddress ?? '' };
    return success({ id, firstName, lastName, phoneNumber, email, ...company }, { version });
  }

  @Handles(changePartnerDetailsContract, accountsProblems)
  async changeDetails(
    @Call() { params, body, context }: CallOf<typeof changePartnerDetailsContract>,
  ): Promise<AnswerTo<typeof changePartnerDetailsContract>> {
    const { partnerId: id } = params;
    const { firstName, lastName, phoneNumber: phone } = body;
    const details = { firstName, lastName, phone, phoneDigits: phoneDigits(phone) };
    const command = new ChangePartnerDetails({ name: 'ChangeDetails', details }, { ...context, subjectId: id });
    const outcome = await this.commands.execute(command);
    if (!outcome.ok) return problem(accountsProblems, outcome.failure);
    return success({ id, firstName, lastName }, { position: outcome.value }, { statusMessage: texts.detailsChanged });
  }

  @Handles(changePartnerCompanyContract, accountsProblems)
  async changeCompany(
    @Call() { params, body, context }: CallOf<typeof changePartnerCompanyContract>,
  ): Promise<AnswerTo<typeof changePartnerCompanyContract>> {
    const { partnerId: id } = params;
    const { businessOrCompanyName, webAddress } = body;
    const company = { companyName: businessOrCompanyName, webAddress: webAddress === '' ? null : webAddress };
    const command = new ChangePartnerDetails({ name: 'ChangeCompany', company }, { ...context, subjectId: id });
    const outcome = await this.commands.execute(command);
    if (!outcome.ok) return problem(accountsProblems, outcome.failure);
    return success({ id, businessOrCompanyName }, { position: outcome.value }, { statusMessage: texts.companyChanged });
  }
}
