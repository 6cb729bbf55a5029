import type { Clock } from '@keelson/kernel';

export interface BucketSize {
  /** Requests at once. */
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

const MAX_KEYS = 50_000;

/** One bucket of requests per key, refilled over time; the keys that were quiet longest are forgotten first. */
export class TokenBuckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly size: BucketSize,
    private readonly clock: Clock,
    private readonly maxKeys = MAX_KEYS,
  ) {}

  /** Takes one. @returns 0, or the seconds until one is there. */
  take(key: string): number {
    const now = this.clock().getTime();
    const bucket = this.refilled(key, now);
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    this.forgetOldest();
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / this.size.perSecond));
    bucket.tokens -= 1;
    return 0;
  }

  private refilled(key: string, now: number): Bucket {
    const bucket = this.buckets.get(key);
    if (!bucket) return { tokens: this.size.burst, at: now };
    const gained = (Math.max(0, now - bucket.at) / 1000) * this.size.perSecond;
    return { tokens: Math.min(this.size.burst, bucket.tokens + gained), at: now };
  }

  private forgetOldest(): void {
    if (this.buckets.size <= this.maxKeys) return;
    const [oldest] = this.buckets.keys();
    if (oldest !== undefined) this.buckets.delete(oldest);
  }
}
