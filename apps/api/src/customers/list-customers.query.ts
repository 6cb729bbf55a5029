import type { listCustomersContract } from '@keelson/contracts/customers';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import type { Clock } from '@keelson/kernel';
import { selectCustomers, selectCustomerTotals } from '@keelson/read-models/customers';
import { Query, type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';
import { SealedPlaces } from '../platform/wire/sealed-places';
import { customerAnswer } from './customer-answer';

type Page = AnswerInputOf<typeof listCustomersContract>;

export class ListCustomers extends Query<Reading<Page>> {
  constructor(
    readonly caller: Caller,
    readonly question: InputOf<typeof listCustomersContract>['query'],
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(ListCustomers)
export class ListCustomersHandler implements IQueryHandler<ListCustomers> {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly places: SealedPlaces,
    @InjectClock() private readonly clock: Clock,
  ) {}

  execute({ caller, question, minimumPosition }: ListCustomers): Promise<Reading<Page>> {
    const now = this.clock();
    const { after, before, ...asked } = question;
    const { sort } = asked;
    const at = this.places.open({ sort, after, before });
    return this.reader.read(caller, { projections: ['customer-table'], minimumPosition }, async (database) => {
      const { rows, previous, next, matching, more, newestOnly } = await selectCustomers(database, {
        ...asked,
        at,
        now,
      });
      const totals = await selectCustomerTotals(database, now);
      return {
        rows: rows.map(customerAnswer),
        previous: this.places.seal(sort, previous),
        next: this.places.seal(sort, next),
        matching,
        more,
        newestOnly,
        totals: { customers: totals.customers, onTrial: totals.on_trial, underDeletion: totals.under_deletion },
      };
    });
  }
}
