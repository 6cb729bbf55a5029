import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Reading } from '../platform/execution/read-model-reader';
import { CompanyReader, type CompanyRead, type FiguresAsked } from '../platform/books/company-reader';
import { financialsOf } from './financials-answer';
import type { OverviewAnswer } from './wire-figure';

/** The value is `undefined` for an account beyond the caller's reach. */
export class GetOverview extends Query<Reading<OverviewAnswer | undefined>> {
  constructor(readonly asked: FiguresAsked) {
    super();
  }
}

const overviewOf = ({ imports, company, asAt }: CompanyRead, { knownOn }: FiguresAsked): OverviewAnswer => ({
  company: company?.books.organisationName ?? '',
  informationFrom: company?.books.source ?? null,
  period1: company?.periods.period1 ?? false,
  yearEndMonth: company?.books.yearEndMonth ?? null,
  asAt,
  knownOn: knownOn ?? null,
  import: {
    status: imports.status,
    months: company?.books.months.length ?? 0,
    message: imports.message,
    lastImportedAt: imports.lastImportedAt && new Date(imports.lastImportedAt).toISOString(),
    restated: imports.report?.restated.length ?? 0,
  },
  financials: company && financialsOf(company),
});

@QueryHandler(GetOverview)
export class GetOverviewHandler implements IQueryHandler<GetOverview> {
  constructor(private readonly companies: CompanyReader) {}

  async execute({ asked }: GetOverview): Promise<Reading<OverviewAnswer | undefined>> {
    const { value, meta } = await this.companies.read(asked);
    return { value: value && overviewOf(value, asked), meta };
  }
}
