import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Reading } from '../platform/execution/read-model-reader';
import { CompanyReader, type FiguresAsked } from '../books/company-reader';
import { type ExplanationAnswer, explanationAnswer, type FigureAsked } from './explanation-answer';

/** The value is `undefined` for an account out of the caller's scope. */
export class ExplainFigure extends Query<Reading<ExplanationAnswer | undefined>> {
  constructor(
    readonly asked: FiguresAsked,
    readonly figure: FigureAsked,
  ) {
    super();
  }
}

@QueryHandler(ExplainFigure)
export class ExplainFigureHandler implements IQueryHandler<ExplainFigure> {
  constructor(private readonly companies: CompanyReader) {}

  async execute({ asked, figure }: ExplainFigure): Promise<Reading<ExplanationAnswer | undefined>> {
    const { value, meta } = await this.companies.read(asked);
    return { value: value && explanationAnswer(value.company, figure), meta };
  }
}
