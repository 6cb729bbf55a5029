import { selectWhatIfInputs, type WhatIfInputsRow } from '@keelson/read-models/planning';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';

export interface InputsAsked {
  readonly caller: Caller;
  readonly accountId: string;
  readonly minimumPosition: number | undefined;
}

/** What an account within the caller's scope typed for what-if plans; nothing for any other. */
export class GetTypedInputs extends Query<Reading<WhatIfInputsRow | undefined>> {
  constructor(readonly asked: InputsAsked) {
    super();
  }
}

@QueryHandler(GetTypedInputs)
export class GetTypedInputsHandler implements IQueryHandler<GetTypedInputs> {
  constructor(private readonly reader: ReadModelReader) {}

  execute({ asked }: GetTypedInputs): Promise<Reading<WhatIfInputsRow | undefined>> {
    const { caller, accountId, minimumPosition } = asked;
    return this.reader.read(caller, { projections: ['what-if-inputs'], minimumPosition }, (database) =>
      selectWhatIfInputs(database, accountId),
    );
  }
}
