import { type ThrottleRule, Vault } from '@keelson/vault';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../platform/execution/command-context';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Codes looked at by one account, or by visitors from one address. */
const LOOK_UPS: ThrottleRule = {
  freeTries: 30,
  firstPauseMs: MINUTE_MS,
  longestPauseMs: HOUR_MS,
  forgetAfterMs: HOUR_MS,
};
/** Wrong codes of the accounts behind one address. An office shares one, a guesser needs millions of tries. */
const WRONG_FROM_ADDRESS: ThrottleRule = { ...LOOK_UPS, freeTries: 100 };
/** Wrong codes of all together. */
const WRONG_CODES: ThrottleRule = {
  freeTries: 2_000,
  firstPauseMs: MINUTE_MS,
  longestPauseMs: 5 * MINUTE_MS,
  forgetAfterMs: 10 * MINUTE_MS,
};
/** Codes asked for by mail from one address, and by all together. */
const REQUESTS: ThrottleRule = {
  freeTries: 20,
  firstPauseMs: MINUTE_MS,
  longestPauseMs: HOUR_MS,
  forgetAfterMs: HOUR_MS,
};
const ALL_REQUESTS: ThrottleRule = {
  freeTries: 2_000,
  firstPauseMs: MINUTE_MS,
  longestPauseMs: 5 * MINUTE_MS,
  forgetAfterMs: 10 * MINUTE_MS,
};
/** Answers that tell that an address has asked before. */
const KNOWN_ANSWERS: ThrottleRule = {
  freeTries: 10,
  firstPauseMs: 5 * MINUTE_MS,
  longestPauseMs: HOUR_MS,
  forgetAfterMs: HOUR_MS,
};

const ALL_WRONG = 'partner codes wrong';
const wrongFrom = (ip: string): string => `partner codes wrong from ${ip}`;
const known = (ip: string): string => `partner requests known ${ip}`;

/** Codes must not be guessed, and the form that mails them must not tell who has asked before or flood mailboxes. */
@Injectable()
export class PartnerLimits {
  constructor(private readonly vault: Vault) {}

  /** One look at a code: of the account where somebody is signed in, else of the address. */
  async admitLookUp({ ip = 'unknown', actor, occurredAt: now }: CommandContext): Promise<boolean> {
    const { throttles } = this.vault;
    const paused = await Promise.all([throttles.isPaused(ALL_WRONG, now), throttles.isPaused(wrongFrom(ip), now)]);
    if (paused.includes(true)) return false;
    const key = actor.kind === 'anonymous' ? `partner codes from ${ip}` : `partner codes of ${actor.id}`;
    return throttles.admit(key, LOOK_UPS, now);
  }

  async countWrong({ ip = 'unknown', occurredAt: now }: CommandContext): Promise<void> {
    const { throttles } = this.vault;
    await Promise.all([
      throttles.admit(ALL_WRONG, WRONG_CODES, now),
      throttles.admit(wrongFrom(ip), WRONG_FROM_ADDRESS, now),
    ]);
  }

  async admitRequest({ ip = 'unknown', occurredAt: now }: CommandContext): Promise<boolean> {
    const { throttles } = this.vault;
    if (await throttles.isPaused(known(ip), now)) return false;
    const admitted = await Promise.all([
      throttles.admit(`partner requests from ${ip}`, REQUESTS, now),
      throttles.admit('partner requests', ALL_REQUESTS, now),
    ]);
    return !admitted.includes(false);
  }

  async countKnown({ ip = 'unknown', occurredAt: now }: CommandContext): Promise<void> {
    await this.vault.throttles.admit(known(ip), KNOWN_ANSWERS, now);
  }
}
