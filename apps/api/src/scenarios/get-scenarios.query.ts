import { selectIsCustomer } from '@keelson/read-models/ledger';
import { selectWhatIfInputs, type WhatIfInputsRow } from '@keelson/read-models/planning';
import { type ScenarioRow, selectScenarios } from '@keelson/read-models/scenarios';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';

export interface ScenariosAsked {
  readonly caller: Caller;
  readonly accountId: string;
  readonly minimumPosition?: number | undefined;
}

/** The scenarios of an account within the caller's scope; `undefined` for any other. */
export class GetScenarios extends Query<Reading<readonly ScenarioRow[] | undefined>> {
  constructor(readonly asked: ScenariosAsked) {
    super();
  }
}

@QueryHandler(GetScenarios)
export class GetScenariosHandler implements IQueryHandler<GetScenarios> {
  constructor(private readonly reader: ReadModelReader) {}

  execute({ asked }: GetScenarios): Promise<Reading<readonly ScenarioRow[] | undefined>> {
    const { caller, accountId, minimumPosition } = asked;
    return this.reader.read(caller, { projections: ['ledgers', 'scenarios'], minimumPosition }, async (database) =>
      (await selectIsCustomer(database, accountId)) ? selectScenarios(database, accountId) : undefined,
    );
  }
}

/** What an account within the caller's scope typed for what-if plans; nothing for any other. */
export class GetTypedBase extends Query<Reading<WhatIfInputsRow | undefined>> {
  constructor(readonly asked: ScenariosAsked) {
    super();
  }
}

@QueryHandler(GetTypedBase)
export class GetTypedBaseHandler implements IQueryHandler<GetTypedBase> {
  constructor(private readonly reader: ReadModelReader) {}

  execute({ asked: { caller, accountId, minimumPosition } }: GetTypedBase) {
    return this.reader.read(caller, { projections: ['what-if-inputs'], minimumPosition }, (database) =>
      selectWhatIfInputs(database, accountId),
    );
  }
}
