import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@keelson/kernel';
import { NetworkBuckets } from '../platform/http/network-buckets';
import { CLOCK } from '../platform/tokens';

/** One network types about three names a minute; an office shares one. */
const PER_ADDRESS = { burst: 40, perSecond: 1 };

/** Keeps one network from using up what the register grants to all. */
@Injectable()
export class SearchLimits {
  private readonly buckets: NetworkBuckets;

  constructor(@Inject(CLOCK) clock: Clock) {
    this.buckets = new NetworkBuckets(PER_ADDRESS, clock);
  }

  /** @returns 0, or the seconds to wait. */
  take = (address: string): number => this.buckets.take(address);
}
