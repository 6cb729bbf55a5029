import type { Clock } from '@keelson/kernel';
import { networksOf, WIDER } from '../limits/networks';
import { type BucketSize, TokenBuckets } from './token-buckets';

/** Buckets of requests by network: for IPv6 a line's, and a larger one for the customers around it. */
export class NetworkBuckets {
  private readonly near: TokenBuckets;
  private readonly wide: TokenBuckets;

  constructor({ burst, perSecond }: BucketSize, clock: Clock) {
    this.near = new TokenBuckets({ burst, perSecond }, clock);
    this.wide = new TokenBuckets({ burst: WIDER * burst, perSecond: WIDER * perSecond }, clock);
  }

  /** Takes one. @returns 0, or the seconds until one is there. */
  take(ip: string): number {
    const { near, wide } = networksOf(ip);
    const wait = this.near.take(near);
    return wait > 0 || wide === undefined ? wait : this.wide.take(wide);
  }
}
