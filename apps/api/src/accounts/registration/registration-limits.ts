import { Injectable } from '@nestjs/common';
import { Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import {
  addressOf,
  KNOWN_ADDRESS_ANSWERS,
  KNOWN_ADDRESS_ANSWERS_TO_ALL,
  REGISTRATIONS,
  throttleKeys,
} from '../throttle-rules';

/** The register form tells who has an account, as specified. These limits keep that from being a way to look people up. */
@Injectable()
export class RegistrationLimits {
  constructor(private readonly vault: Vault) {}

  async admit(context: CommandContext): Promise<boolean> {
    const { throttles } = this.vault;
    const ip = addressOf(context);
    const now = context.occurredAt;
    const paused = await Promise.all([
      throttles.isPaused(throttleKeys.knownAnswers(ip), now),
      throttles.isPaused(throttleKeys.knownAnswersToAll, now),
    ]);
    return !paused.includes(true) && throttles.admit(throttleKeys.registrations(ip), REGISTRATIONS, now);
  }

  async countKnown(context: CommandContext): Promise<void> {
    const { throttles } = this.vault;
    const now = context.occurredAt;
    await throttles.admit(throttleKeys.knownAnswers(addressOf(context)), KNOWN_ADDRESS_ANSWERS, now);
    await throttles.admit(throttleKeys.knownAnswersToAll, KNOWN_ADDRESS_ANSWERS_TO_ALL, now);
  }
}
