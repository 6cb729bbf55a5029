import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { planQuoteContract } from '@keelson/contracts/billing';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { RequestRefusal } from '@keelson/domain/billing';
import { accepted, type Result } from '@keelson/kernel';
import type { Plan } from '@keelson/vocabulary';
import type { PaymentsRefusal } from '../payments';
import { PlanQuotes, type UnderDeletion } from './plan-quotes';

type Outcome = Result<AnswerInputOf<typeof planQuoteContract>, RequestRefusal | PaymentsRefusal | UnderDeletion>;

export class GetPlanQuote extends Query<Outcome> {
  constructor(
    readonly accountId: string,
    readonly plan: Plan,
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(GetPlanQuote)
export class GetPlanQuoteHandler implements IQueryHandler<GetPlanQuote> {
  constructor(private readonly quotes: PlanQuotes) {}

  async execute({ accountId, plan, at }: GetPlanQuote): Promise<Outcome> {
    const quotedAt = at.toISOString();
    const quote = await this.quotes.of(accountId, plan, quotedAt, at);
    return quote.ok ? accepted({ plan, quotedAt, ...quote.value }) : quote;
  }
}
