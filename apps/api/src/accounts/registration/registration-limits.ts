import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../platform/execution/command-context';
import { RequestLimits } from '../../platform/limits/request-limits';
import { ALL_KNOWN_ADDRESS_ANSWERS, ALL_REGISTRATIONS, KNOWN_ADDRESS_ANSWERS, REGISTRATIONS } from '../throttle-rules';

/** A try that was counted as one of those that tell who has an account, until it is known that it was none. */
export interface CountedTry {
  forgetKnown(): Promise<void>;
}

/** The register form tells who has an account, as specified. These limits keep that from being a way to look people up. */
@Injectable()
export class RegistrationLimits {
  constructor(private readonly limits: RequestLimits) {}

  /** `undefined` when there were too many from the network at hand. */
  async admit(context: CommandContext): Promise<CountedTry | undefined> {
    const admitted =
      (await this.limits.admitFrom(REGISTRATIONS, context)) &&
      (await this.limits.admitFrom(KNOWN_ADDRESS_ANSWERS, context));
    if (!admitted) return undefined;
    const counted = await this.limits.admitFromAll([ALL_REGISTRATIONS, ALL_KNOWN_ADDRESS_ANSWERS], context);
    return { forgetKnown: () => this.forgetKnown(context, counted.includes(ALL_KNOWN_ADDRESS_ANSWERS)) };
  }

  /** For an answer that turns out to tell it after all. */
  async countKnown(context: CommandContext): Promise<void> {
    await this.limits.admitFrom(KNOWN_ADDRESS_ANSWERS, context);
  }

  private async forgetKnown(context: CommandContext, counted: boolean): Promise<void> {
    await this.limits.giveBackTo(KNOWN_ADDRESS_ANSWERS, context);
    if (counted) await this.limits.giveBackToAll(ALL_KNOWN_ADDRESS_ANSWERS);
  }
}
