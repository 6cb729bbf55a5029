import { STAFF_PROFILE_EVENT_TYPES, staffDecider, type StaffMember, staffStream } from '@keelson/domain/staff';
import { DeciderRunner, versionOver } from '@keelson/event-store/decisions';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface StaffProfile extends StaffMember {
  readonly registeredAt: Date;
  readonly version: number;
}

/** From the log itself, so that a change is seen at once; `undefined` for people who are not members of staff. */
export class GetStaffProfile extends Query<StaffProfile | undefined> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetStaffProfile)
export class GetStaffProfileHandler implements IQueryHandler<GetStaffProfile> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ accountId }: GetStaffProfile): Promise<StaffProfile | undefined> {
    const { state, events } = await this.runner.load(staffDecider, staffStream(accountId));
    const [first] = events;
    if (!state.member || !first) return undefined;
    const version = versionOver(events, STAFF_PROFILE_EVENT_TYPES);
    return { ...state.member, registeredAt: first.occurredAt, version };
  }
}
