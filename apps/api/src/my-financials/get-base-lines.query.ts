import type { ToolOnBooks } from '@keelson/contracts/my-financials';
import type { Month } from '@keelson/kernel';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CompanyReader, type FiguresAsked } from '../books/company-reader';
import type { Reading } from '../platform/execution/read-model-reader';
import { type BaseLinesAnswer, baseLinesAnswer } from './base-lines-answer';

/** The value is `undefined` for an account out of the caller's scope. */
export class GetBaseLines extends Query<Reading<BaseLinesAnswer | undefined>> {
  constructor(
    readonly asked: FiguresAsked,
    readonly tool: ToolOnBooks,
    readonly month: Month | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetBaseLines)
export class GetBaseLinesHandler implements IQueryHandler<GetBaseLines> {
  constructor(private readonly companies: CompanyReader) {}

  async execute({ asked, tool, month }: GetBaseLines): Promise<Reading<BaseLinesAnswer | undefined>> {
    const { value, meta } = await this.companies.read(asked);
    return { value: value && baseLinesAnswer(value.company, tool, month), meta };
  }
}
