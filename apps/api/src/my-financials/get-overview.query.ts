import { selectWatchedSections } from '@keelson/read-models/my-financials';
import { COVERED_SECTIONS } from '@keelson/vocabulary';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ReadModelReader, type Reading, together } from '../platform/execution/read-model-reader';
import { CompanyReader, type CompanyRead, type FiguresAsked } from '../books/company-reader';
import { financialsAnswer } from './financials-answer';
import type { OverviewAnswer } from './wire-figure';

/** The value is `undefined` for an account out of the caller's scope. */
export class GetOverview extends Query<Reading<OverviewAnswer | undefined>> {
  constructor(readonly asked: FiguresAsked) {
    super();
  }
}

type LockedSections = OverviewAnswer['lockedSections'];

const overviewOf = (
  { companyName, imports, company, asAt }: CompanyRead,
  { knownOn }: FiguresAsked,
  lockedSections: LockedSections,
): OverviewAnswer => ({
  company: companyName,
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
  lockedSections,
  financials: company && financialsAnswer(company),
});

@QueryHandler(GetOverview)
export class GetOverviewHandler implements IQueryHandler<GetOverview> {
  constructor(
    private readonly companies: CompanyReader,
    private readonly reader: ReadModelReader,
  ) {}

  async execute({ asked }: GetOverview): Promise<Reading<OverviewAnswer | undefined>> {
    const { value, meta } = together(...(await Promise.all([this.companies.read(asked), this.lockedFor(asked)])));
    const [read, locked] = value;
    return { value: read && overviewOf(read, asked, locked), meta };
  }

  /** Only owners unlock: staff see everything, also while they act for one. */
  private async lockedFor({ caller, accountId, minimumPosition }: FiguresAsked): Promise<Reading<LockedSections>> {
    if (caller.kind !== 'customer') return { value: [], meta: { position: Infinity, stale: false } };
    const freshness = { projections: ['watched-sections'], minimumPosition };
    const { value: watched, meta } = await this.reader.read(caller, freshness, (database) =>
      selectWatchedSections(database, accountId),
    );
    return { value: COVERED_SECTIONS.filter((section) => !watched.includes(section)), meta };
  }
}
