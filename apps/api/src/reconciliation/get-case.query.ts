import type { ApiConfiguration } from '@keelson/configuration';
import type { getCaseContract } from '@keelson/contracts/reconciliation';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { type BillingEvent, billingStream } from '@keelson/domain/billing';
import { type CaseEvent, caseStream } from '@keelson/domain/reconciliation';
import { DeciderRunner } from '@keelson/event-store/decisions';
import type { Clock } from '@keelson/kernel';
import {
  selectActorNames,
  selectObjects,
  selectPayerName,
  selectPayout,
  selectTransactions,
} from '@keelson/read-models/reconciliation';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { InjectClock, InjectConfiguration } from '../platform/tokens';
import { BankStandings } from './bank/bank-standings';
import { caseActs, openAdjustment, peopleIn } from './case-acts';
import { paymentDetails, payoutDetails } from './case-details';
import { orderOf } from './case-trail';
import { CASE_PROJECTIONS, KnownCases, type KnownRow } from './known-cases';

type Details = AnswerInputOf<typeof getCaseContract>;

/** The value is `undefined` where nothing is known under the id. */
export class GetCase extends Query<Reading<Details | undefined>> {
  constructor(
    readonly caller: Caller,
    readonly caseId: string,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(GetCase)
export class GetCaseHandler implements IQueryHandler<GetCase> {
  constructor(
    private readonly cases: KnownCases,
    private readonly reader: ReadModelReader,
    private readonly runner: DeciderRunner,
    private readonly standings: BankStandings,
    @InjectClock() private readonly clock: Clock,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'settledAloneUpToPence'>,
  ) {}

  async execute({ caller, caseId, minimumPosition }: GetCase): Promise<Reading<Details | undefined>> {
    const { value, meta } = await this.cases.find(caller, caseId, minimumPosition);
    if (!value) return { value: undefined, meta };
    const { found, known } = value;
    const events = await this.runner.read<CaseEvent>(caseStream(caseId));
    const { assignee } = found.row;
    const names = await this.namesOf(caller, [...peopleIn(events), ...(assignee === null ? [] : [assignee])]);
    const shared = {
      known,
      assignedTo: assignee === null ? null : { id: assignee, name: names.get(assignee) ?? null },
      acts: caseActs(events, names),
      adjustment: openAdjustment(events, names),
      secondPersonAbovePence: this.configuration.settledAloneUpToPence,
    };
    return { value: { ...(await this.evidence(caller, found, shared)) }, meta };
  }

  private async evidence(
    caller: Caller,
    found: KnownRow,
    shared: Parameters<typeof payoutDetails>[2],
  ): Promise<Details> {
    if (found.kind === 'payout') {
      const { payout_id: payoutId } = found.row;
      const { value: bank } = await this.reader.read(caller, { projections: CASE_PROJECTIONS }, (database) =>
        this.standings.standingOf(database, payoutId),
      );
      return payoutDetails(found.row, bank, shared);
    }
    const { row } = found;
    const billing = row.account_id === null ? [] : await this.runner.read<BillingEvent>(billingStream(row.account_id));
    const { value } = await this.reader.read(caller, { projections: CASE_PROJECTIONS }, async (database) => {
      const chargeIds = row.facts.charges.map(({ chargeId }) => chargeId);
      const objects = await selectObjects(database, chargeIds);
      const sources = [...chargeIds, ...objects.map(({ object_id: id }) => id)];
      const transactions = await selectTransactions(database, sources);
      const payoutId = transactions.find(({ category }) => category === 'charge')?.payout_id;
      const payout = payoutId ? await selectPayout(database, payoutId) : undefined;
      const bank = payout ? await this.standings.standingOf(database, payout.payout_id) : null;
      return { transactions, payout, bank, name: await selectPayerName(database, row.case_id) };
    });
    return paymentDetails({ row, order: orderOf(billing, row.order_id), ...value }, shared, this.clock());
  }

  private async namesOf(caller: Caller, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { value } = await this.reader.read(caller, { projections: CASE_PROJECTIONS }, (database) =>
      selectActorNames(database, accountIds),
    );
    return value;
  }
}
