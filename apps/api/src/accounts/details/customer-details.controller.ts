import {
  changeCompanyContract,
  changeCustomerContract,
  customerDetailsContract,
  customerDetailsMessages as texts,
} from '@keelson/contracts/accounts';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RecordReading } from '../../platform/access/record-reading.command';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { accountsProblems } from '../accounts.problems';
import { ChangeCompany } from './change-company.command';
import { ChangeCustomer } from './change-customer.command';
import { wholeName } from './customer-records';
import { type CustomerDetails, GetCustomerDetails } from './get-customer-details.query';

/** The details of a customer, in the hands of staff. */
@Controller()
export class CustomerDetailsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(customerDetailsContract, accountsProblems)
  async details(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof customerDetailsContract>,
  ): Promise<AnswerTo<typeof customerDetailsContract>> {
    const query = new GetCustomerDetails(caller, params.accountId, minimumPosition);
    const { value, meta } = await this.queries.execute(query);
    if (value === undefined) return problem(accountsProblems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    await this.commands.execute(new RecordReading('customer', params.accountId, context));
    return success(answerOf(value), { ...meta, version: value.customer.version });
  }

  @Handles(changeCustomerContract, accountsProblems)
  async changeCustomer(
    @Call() { params, body, context }: CallOf<typeof changeCustomerContract>,
  ): Promise<AnswerTo<typeof changeCustomerContract>> {
    const { accountId: id } = params;
    const outcome = await this.commands.execute(new ChangeCustomer(body, { ...context, subjectId: id }));
    if (!outcome.ok) return problem(accountsProblems, outcome.failure);
    const { name, phoneNumber } = body;
    return success({ id, name, phoneNumber }, { position: outcome.value }, { statusMessage: texts.detailsChanged });
  }

  @Handles(changeCompanyContract, accountsProblems)
  async changeCompany(
    @Call() { params, body, context }: CallOf<typeof changeCompanyContract>,
  ): Promise<AnswerTo<typeof changeCompanyContract>> {
    const { accountId: id } = params;
    const outcome = await this.commands.execute(new ChangeCompany(body, { ...context, subjectId: id }));
    if (!outcome.ok) return problem(accountsProblems, outcome.failure);
    const { businessOrCompanyName } = body;
    return success({ id, businessOrCompanyName }, { position: outcome.value }, { statusMessage: texts.companyChanged });
  }
}

const answerOf = ({ customer, answers, wordings }: CustomerDetails): AnswerInputOf<typeof customerDetailsContract> => ({
  id: customer.accountId,
  name: wholeName(customer),
  phoneNumber: customer.phone,
  email: customer.email,
  businessOrCompanyName: customer.companyName,
  companyRegistration: customer.companyRegistrationNumber ?? '',
  sector: customer.sector,
  companyType: customer.companyType,
  initialQuestionnaire: {
    savedAt: answers?.saved_at ?? null,
    answers: (answers?.answers ?? []).map(({ questionCode, choices }) => ({
      questionCode,
      // A question that the content service has no more is told by its code.
      question: wordings.get(questionCode) ?? questionCode,
      answers: choices.map(({ answer }) => answer),
    })),
  },
});
