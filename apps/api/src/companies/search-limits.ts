import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@keelson/kernel';
import { TokenBuckets } from '../platform/http/token-buckets';
import { CLOCK } from '../platform/tokens';

/** One address types about three names a minute; an office shares one. */
const PER_ADDRESS = { burst: 40, perSecond: 1 };

/** Keeps one address from using up what the register grants to all. */
@Injectable()
export class SearchLimits {
  private readonly buckets: TokenBuckets;

  constructor(@Inject(CLOCK) clock: Clock) {
    this.buckets = new TokenBuckets(PER_ADDRESS, clock);
  }

  /** @returns 0, or the seconds to wait. */
  take = (address: string): number => this.buckets.take(address);
}
