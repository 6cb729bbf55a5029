import {
  PARTNER_PROFILE_EVENT_TYPES,
  type PartnerCommand,
  partnerDecider,
  type PartnerEvent,
  type PartnerRefusal,
  type PartnerRegistration,
  type PartnerState,
  partnerStream,
} from '@keelson/domain/partners';
import { type DeciderOutcome, DeciderRunner, versionOver } from '@keelson/event-store/decisions';
import type { Result } from '@keelson/kernel';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../platform/execution/command-context';

export interface KnownPartner extends PartnerRegistration {
  readonly registeredAt: Date;
  readonly version: number;
}

/** Channel partners as the log tells of them, so that a change is seen at once. */
@Injectable()
export class PartnerRecords {
  constructor(private readonly runner: DeciderRunner) {}

  /** `undefined` for people who are not channel partners. */
  async find(accountId: string): Promise<KnownPartner | undefined> {
    const { state, events } = await this.runner.load(partnerDecider, partnerStream(accountId));
    const [first] = events;
    if (!state.registration || !first) return undefined;
    const version = versionOver(events, PARTNER_PROFILE_EVENT_TYPES);
    return { ...state.registration, registeredAt: first.occurredAt, version };
  }

  /** The version in If-Match is about what the profile and the details show. */
  run(
    accountId: string,
    command: PartnerCommand,
    context: CommandContext,
  ): Promise<Result<DeciderOutcome<PartnerState, PartnerEvent>, PartnerRefusal>> {
    return this.runner.run({
      decider: partnerDecider,
      streamId: partnerStream(accountId),
      partitionKey: accountId,
      subjectId: accountId,
      command,
      versionOver: PARTNER_PROFILE_EVENT_TYPES,
      context,
    });
  }
}
