import { getCustomerContract, listCustomersContract } from '@keelson/contracts/customers';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RecordReading } from '../platform/access/record-reading.command';
import { type Answer, type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { customersProblems } from './customers.problems';
import { GetCustomer } from './get-customer.query';
import { ListCustomers } from './list-customers.query';

@Controller()
export class CustomersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(listCustomersContract)
  async list(
    @Call() { caller, query, minimumPosition }: CallOf<typeof listCustomersContract>,
  ): Promise<Answer<AnswerInputOf<typeof listCustomersContract>>> {
    const { value, meta } = await this.queries.execute(new ListCustomers(caller, query, minimumPosition));
    return success(value, meta);
  }

  @Handles(getCustomerContract, customersProblems)
  async one(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof getCustomerContract>,
  ): Promise<AnswerTo<typeof getCustomerContract>> {
    const { value, meta } = await this.queries.execute(new GetCustomer(caller, params.accountId, minimumPosition));
    if (value === undefined) return problem(customersProblems, { code: 'CUSTOMER_NOT_FOUND' }, { meta });
    await this.commands.execute(new RecordReading('customer', params.accountId, context));
    return success(value, meta);
  }
}
