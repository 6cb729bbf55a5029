import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type GenericAnswersRow, selectGenericAnswers } from '@keelson/read-models/onboarding';
import { type Caller, subjectOf } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';

export class GetGenericAnswers extends Query<Reading<GenericAnswersRow | undefined>> {
  constructor(
    readonly caller: Caller,
    readonly minimumPosition: number | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetGenericAnswers)
export class GetGenericAnswersHandler implements IQueryHandler<GetGenericAnswers> {
  constructor(private readonly reader: ReadModelReader) {}

  execute({ caller, minimumPosition }: GetGenericAnswers): Promise<Reading<GenericAnswersRow | undefined>> {
    return this.reader.read(caller, { projections: ['generic-answers'], minimumPosition }, (database) =>
      selectGenericAnswers(database, subjectOf(caller)),
    );
  }
}
