import { GENERIC_QUESTIONS_PAGE, genericQuestions } from '@keelson/contracts/onboarding';
import { type GenericAnswersRow, selectGenericAnswers } from '@keelson/read-models/onboarding';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { GetContentPage } from '../../content/get-content-page.query';
import type { Caller } from '../../platform/access/caller';
import { ReadModelReader, type Reading } from '../../platform/execution/read-model-reader';
import { CustomerRecords, type KnownCustomer } from './customer-records';

export interface CustomerDetails {
  readonly customer: KnownCustomer;
  readonly answers: GenericAnswersRow | undefined;
  /** The wording of the questions by their code, as far as the content service has them now. */
  readonly wordings: ReadonlyMap<string, string>;
}

/** The value is `undefined` for an account that is no customer's. */
export class GetCustomerDetails extends Query<Reading<CustomerDetails | undefined>> {
  constructor(
    readonly caller: Caller,
    readonly accountId: string,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(GetCustomerDetails)
export class GetCustomerDetailsHandler implements IQueryHandler<GetCustomerDetails> {
  constructor(
    private readonly customers: CustomerRecords,
    private readonly reader: ReadModelReader,
    private readonly queries: QueryBus,
  ) {}

  async execute(query: GetCustomerDetails): Promise<Reading<CustomerDetails | undefined>> {
    const { caller, accountId, minimumPosition } = query;
    const { value: answers, meta } = await this.reader.read(
      caller,
      { projections: ['generic-answers'], minimumPosition },
      (database) => selectGenericAnswers(database, accountId),
    );
    const customer = await this.customers.find(accountId);
    if (!customer) return { value: undefined, meta };
    return { value: { customer, answers, wordings: await this.#wordings() }, meta };
  }

  async #wordings(): Promise<ReadonlyMap<string, string>> {
    const page = await this.queries.execute(new GetContentPage(GENERIC_QUESTIONS_PAGE));
    const questions = page.ok ? (genericQuestions.safeParse(page.value).data ?? []) : [];
    return new Map(questions.map(({ attributes: { questionCode, question } }) => [questionCode, question]));
  }
}
