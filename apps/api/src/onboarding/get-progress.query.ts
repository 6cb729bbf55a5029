import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type OnboardingProgressRow, selectOnboardingProgress } from '@keelson/read-models/onboarding';
import { type Caller, subjectOf } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';

export class GetProgress extends Query<Reading<OnboardingProgressRow | undefined>> {
  constructor(
    readonly caller: Caller,
    readonly minimumPosition: number | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetProgress)
export class GetProgressHandler implements IQueryHandler<GetProgress> {
  constructor(private readonly reader: ReadModelReader) {}

  execute({ caller, minimumPosition }: GetProgress): Promise<Reading<OnboardingProgressRow | undefined>> {
    return this.reader.read(caller, { projections: ['onboarding-progress'], minimumPosition }, (database) =>
      selectOnboardingProgress(database, subjectOf(caller)),
    );
  }
}
