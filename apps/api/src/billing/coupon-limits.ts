import { Injectable } from '@nestjs/common';
import { type ThrottleRule, Vault } from '@keelson/vault';
import type { CommandContext } from '../platform/execution/command-context';

const MINUTE_MS = 60_000;

/** Wrong codes from one address: nobody finds a coupon by trying. */
const WRONG_COUPONS: ThrottleRule = {
  freeTries: 20,
  firstPauseMs: MINUTE_MS,
  longestPauseMs: 60 * MINUTE_MS,
  forgetAfterMs: 60 * MINUTE_MS,
};

const keyOf = ({ ip }: Pick<CommandContext, 'ip'>): string => `coupons ${ip ?? 'unknown'}`;

@Injectable()
export class CouponLimits {
  constructor(private readonly vault: Vault) {}

  async admits(context: CommandContext): Promise<boolean> {
    return !(await this.vault.throttles.isPaused(keyOf(context), context.occurredAt));
  }

  async countWrong(context: CommandContext): Promise<void> {
    await this.vault.throttles.admit(keyOf(context), WRONG_COUPONS, context.occurredAt);
  }
}
