import { accountDecider, accountStream, PROFILE_EVENT_TYPES, type Registration } from '@keelson/domain/accounts';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DeciderRunner, versionOver } from '@keelson/event-store/decisions';

export interface OwnProfile extends Registration {
  readonly surname: string;
  readonly registeredAt: Date;
  readonly version: number;
}

/** From the log itself, so that a change is seen at once; `undefined` for people who are not customers. */
export class GetProfile extends Query<OwnProfile | undefined> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetProfile)
export class GetProfileHandler implements IQueryHandler<GetProfile> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ accountId }: GetProfile): Promise<OwnProfile | undefined> {
    const { state, events } = await this.runner.load(accountDecider, accountStream(accountId));
    const { registration, surname } = state;
    const [first] = events;
    if (!registration || !first) return undefined;
    const version = versionOver(events, PROFILE_EVENT_TYPES);
    return { ...registration, surname, registeredAt: first.occurredAt, version };
  }
}
