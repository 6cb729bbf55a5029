import { type listCasesContract, MOST_CASES_COUNTED } from '@keelson/contracts/reconciliation';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import type { Clock } from '@keelson/kernel';
import { type CaseFilter, countCases, selectCases } from '@keelson/read-models/reconciliation';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';
import { caseRowAnswer } from './case-row-answer';
import { CasePlaces } from './case-places';
import { CASE_PROJECTIONS } from './known-cases';

type Page = AnswerInputOf<typeof listCasesContract>;
type Asked = InputOf<typeof listCasesContract>['query'];

export class ListCases extends Query<Reading<Page>> {
  constructor(
    readonly caller: Caller,
    readonly question: Asked,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

/** The filters of the wire as the rows know them. */
export function caseFilter(
  { assigned, ...asked }: Omit<Asked, 'sort' | 'order' | 'after' | 'size'>,
  caller: Caller,
  now: Date,
): CaseFilter {
  const assignee = assigned === undefined ? undefined : assigned === 'me' ? caller.accountId : null;
  return { ...asked, assignee, now };
}

@QueryHandler(ListCases)
export class ListCasesHandler implements IQueryHandler<ListCases> {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly places: CasePlaces,
    @InjectClock() private readonly clock: Clock,
  ) {}

  execute({ caller, question, minimumPosition }: ListCases): Promise<Reading<Page>> {
    const { sort, order, after, size, ...asked } = question;
    const filter = caseFilter(asked, caller, this.clock());
    const at = this.places.open({ sort, order }, after);
    return this.reader.read(caller, { projections: CASE_PROJECTIONS, minimumPosition }, async (database) => {
      const [{ rows, next }, counted] = await Promise.all([
        selectCases(database, { ...filter, sort, order, at, size }),
        countCases(database, filter, MOST_CASES_COUNTED),
      ]);
      return {
        rows: rows.map(caseRowAnswer),
        next: this.places.seal({ sort, order }, next),
        matching: Math.min(counted, MOST_CASES_COUNTED),
        more: counted > MOST_CASES_COUNTED,
      };
    });
  }
}
