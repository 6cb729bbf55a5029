import { selectIsCustomer } from '@keelson/read-models/ledger';
import {
  type CalculationList,
  type SavedCalculationRow,
  selectSavedCalculation,
  selectSavedDates,
} from '@keelson/read-models/planning';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';

interface ListAsked extends CalculationList {
  readonly caller: Caller;
  readonly minimumPosition: number | undefined;
}

export type SavedDate = Pick<SavedCalculationRow, 'saved_at' | 'name'>;

/** When calculations were saved, the newest first; `undefined` for an account out of the caller's scope. */
export class GetSavedDates extends Query<Reading<readonly SavedDate[] | undefined>> {
  constructor(readonly asked: ListAsked) {
    super();
  }
}

@QueryHandler(GetSavedDates)
export class GetSavedDatesHandler implements IQueryHandler<GetSavedDates> {
  constructor(private readonly reader: ReadModelReader) {}

  execute({ asked }: GetSavedDates): Promise<Reading<readonly SavedDate[] | undefined>> {
    const projections = ['ledgers', 'saved-calculations'];
    return this.reader.read(asked.caller, { ...asked, projections }, async (database) =>
      (await selectIsCustomer(database, asked.accountId)) ? selectSavedDates(database, asked) : undefined,
    );
  }
}

/** One saved calculation by its instant; nothing out of the caller's scope. */
export class GetSavedCalculation extends Query<Reading<SavedCalculationRow | undefined>> {
  constructor(
    readonly asked: ListAsked,
    readonly savedAt: string,
  ) {
    super();
  }
}

@QueryHandler(GetSavedCalculation)
export class GetSavedCalculationHandler implements IQueryHandler<GetSavedCalculation> {
  constructor(private readonly reader: ReadModelReader) {}

  execute({ asked, savedAt }: GetSavedCalculation): Promise<Reading<SavedCalculationRow | undefined>> {
    return this.reader.read(asked.caller, { ...asked, projections: ['saved-calculations'] }, (database) =>
      selectSavedCalculation(database, asked, savedAt),
    );
  }
}
