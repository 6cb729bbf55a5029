import {
  PARTNER_PROFILE_EVENT_TYPES,
  partnerDecider,
  type PartnerRegistration,
  partnerStream,
} from '@keelson/domain/partners';
import { DeciderRunner, versionOver } from '@keelson/event-store/decisions';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface PartnerProfile extends PartnerRegistration {
  readonly registeredAt: Date;
  readonly version: number;
}

/** From the log itself, so that a change is seen at once; `undefined` for people who are not channel partners. */
export class GetPartnerProfile extends Query<PartnerProfile | undefined> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetPartnerProfile)
export class GetPartnerProfileHandler implements IQueryHandler<GetPartnerProfile> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ accountId }: GetPartnerProfile): Promise<PartnerProfile | undefined> {
    const { state, events } = await this.runner.load(partnerDecider, partnerStream(accountId));
    const [first] = events;
    if (!state.registration || !first) return undefined;
    const version = versionOver(events, PARTNER_PROFILE_EVENT_TYPES);
    return { ...state.registration, registeredAt: first.occurredAt, version };
  }
}
