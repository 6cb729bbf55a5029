import { Injectable } from '@nestjs/common';
import { accountThrottles, type ThrottleRule, Vault } from '@keelson/vault';
import type { CommandContext } from '../platform/execution/command-context';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Messages from one network address. An office shares one. */
export const MESSAGES_FROM_ADDRESS: ThrottleRule = {
  freeTries: 20,
  firstPauseMs: 5 * MINUTE_MS,
  longestPauseMs: HOUR_MS,
  forgetAfterMs: HOUR_MS,
};

/** Messages that name one e-mail address: each sends a confirmation there, no matter who typed it. */
export const MESSAGES_NAMING_EMAIL: ThrottleRule = {
  freeTries: 5,
  firstPauseMs: 10 * MINUTE_MS,
  longestPauseMs: 24 * HOUR_MS,
  forgetAfterMs: 24 * HOUR_MS,
};

/** All messages together, so that many addresses cannot flood the team. */
export const MESSAGES_FROM_ALL: ThrottleRule = {
  freeTries: 500,
  firstPauseMs: MINUTE_MS,
  longestPauseMs: 5 * MINUTE_MS,
  forgetAfterMs: 10 * MINUTE_MS,
};

/** The public forms send mail without knowing who writes. These limits keep them from being a way to annoy people. */
@Injectable()
export class MessageLimits {
  constructor(private readonly vault: Vault) {}

  /** @param email canonical. */
  async admit(email: string, { ip = 'unknown', occurredAt }: CommandContext): Promise<boolean> {
    const { throttles } = this.vault;
    return (
      (await throttles.admit(`messages ${ip}`, MESSAGES_FROM_ADDRESS, occurredAt)) &&
      (await throttles.admit(accountThrottles.messagesNaming(email), MESSAGES_NAMING_EMAIL, occurredAt)) &&
      (await throttles.admit('messages', MESSAGES_FROM_ALL, occurredAt))
    );
  }
}
