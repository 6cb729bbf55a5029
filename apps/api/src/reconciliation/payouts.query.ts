import type { getPayoutContract, listPayoutsContract } from '@keelson/contracts/reconciliation';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import { selectPayout, selectPayoutLines, selectPayouts } from '@keelson/read-models/reconciliation';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { BankStandings } from './bank/bank-standings';
import { CASE_PROJECTIONS } from './known-cases';
import { payoutAnswer, payoutLineAnswer } from './payout-answer';

type Payouts = AnswerInputOf<typeof listPayoutsContract>;
type Payout = AnswerInputOf<typeof getPayoutContract>;

export class ListPayouts extends Query<Reading<Payouts>> {
  constructor(
    readonly caller: Caller,
    readonly question: InputOf<typeof listPayoutsContract>['query'],
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(ListPayouts)
export class ListPayoutsHandler implements IQueryHandler<ListPayouts> {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly standings: BankStandings,
  ) {}

  execute({ caller, question, minimumPosition }: ListPayouts): Promise<Reading<Payouts>> {
    return this.reader.read(caller, { projections: CASE_PROJECTIONS, minimumPosition }, async (database) => {
      const { rows, more } = await selectPayouts(database, question);
      const sight = await this.standings.sight(database);
      const bank = await this.standings.standingsOf(
        sight,
        rows.map(({ payout_id: id }) => id),
      );
      return {
        rows: rows.flatMap((row) => payoutAnswer(row, bank.get(row.payout_id) ?? null)),
        next: more ? (rows.at(-1)?.payout_id ?? null) : null,
      };
    });
  }
}

/** The value is `undefined` where the provider has stated no such payout. */
export class GetPayout extends Query<Reading<Payout | undefined>> {
  constructor(
    readonly caller: Caller,
    readonly payoutId: string,
    readonly question: InputOf<typeof getPayoutContract>['query'],
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(GetPayout)
export class GetPayoutHandler implements IQueryHandler<GetPayout> {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly standings: BankStandings,
  ) {}

  execute({ caller, payoutId, question, minimumPosition }: GetPayout): Promise<Reading<Payout | undefined>> {
    return this.reader.read(caller, { projections: CASE_PROJECTIONS, minimumPosition }, async (database) => {
      const row = await selectPayout(database, payoutId);
      const [payout] = row ? payoutAnswer(row, await this.standings.standingOf(database, payoutId)) : [];
      if (!payout) return undefined;
      const { rows, more } = await selectPayoutLines(database, { payoutId, ...question });
      const next = more ? (rows.at(-1)?.transaction_id ?? null) : null;
      return { ...payout, rows: rows.map(payoutLineAnswer), next };
    });
  }
}
