import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../platform/execution/command-context';
import { type Limit, RequestLimits } from '../platform/limits/request-limits';

/** Wrong codes from one network: nobody finds a coupon by trying. */
const WRONG_COUPONS: Limit = { name: 'coupons', rule: { holds: 20, emptiesInMs: 60 * 60_000 } };

@Injectable()
export class CouponLimits {
  constructor(private readonly limits: RequestLimits) {}

  /** Counts a code as wrong until `forgive` says that it was right. */
  admits(context: CommandContext): Promise<boolean> {
    return this.limits.admitFrom(WRONG_COUPONS, context);
  }

  forgive(context: CommandContext): Promise<void> {
    return this.limits.giveBackTo(WRONG_COUPONS, context);
  }
}
