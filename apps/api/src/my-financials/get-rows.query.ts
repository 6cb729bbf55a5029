import type { Company } from '@keelson/calculators';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Reading } from '../platform/execution/read-model-reader';
import { CompanyReader, type FiguresAsked } from '../books/company-reader';

/** Rows of a company's figures that are fetched when somebody looks at them; `undefined` out of the caller's scope. */
export class GetRows<Row> extends Query<Reading<{ rows: Row[] } | undefined>> {
  constructor(
    readonly asked: FiguresAsked,
    readonly rowsOf: (company: Company) => Row[],
  ) {
    super();
  }
}

@QueryHandler(GetRows)
export class GetRowsHandler<Row> implements IQueryHandler<GetRows<Row>> {
  constructor(private readonly companies: CompanyReader) {}

  async execute({ asked, rowsOf }: GetRows<Row>): Promise<Reading<{ rows: Row[] } | undefined>> {
    const { value, meta } = await this.companies.read(asked);
    return { value: value && { rows: value.company === null ? [] : rowsOf(value.company) }, meta };
  }
}
