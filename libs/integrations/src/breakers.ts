import type { Clock } from '@keelson/kernel';
import { CircuitBreaker, PROVIDER_BREAKER } from './circuit-breaker';

export type ProviderName = 'stripe' | 'xero' | 'quickbooks' | 'companies-house' | 'content' | 'launcher' | 'mail';

/** How a process finds a provider, as plain values; instants are ISO texts. */
export interface ProviderStanding {
  readonly name: ProviderName;
  /** Since when none of its answers was good, while it is spared; `null` while it is in order. */
  readonly awaySince: string | null;
  /** From when on a call tries it again; `null` while it is in order. */
  readonly nextTry: string | null;
}

/** The circuit breakers of a process, one for each provider that it may ask. */
export class Breakers {
  private readonly all = new Map<ProviderName, CircuitBreaker>();

  constructor(private readonly clock: Clock) {}

  of(name: ProviderName): CircuitBreaker {
    const breaker = this.all.get(name) ?? new CircuitBreaker(PROVIDER_BREAKER, this.clock);
    this.all.set(name, breaker);
    return breaker;
  }

  /** Of every provider that this process may ask, by name. */
  standings(): readonly ProviderStanding[] {
    return [...this.all.entries()]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, { away }]) => ({
        name,
        awaySince: away?.since.toISOString() ?? null,
        nextTry: away?.nextTry.toISOString() ?? null,
      }));
  }
}
