import type { Customer, Seconds } from '../objects/account-objects';
import type { State } from '../store/state';

/** The account's clock: the machine's, moved ahead as far as it was advanced. Customers on a test clock go by that. */
export class WorldTime {
  constructor(
    private readonly state: State,
    private readonly clock: () => Date,
  ) {}

  now(): Seconds {
    return Math.floor(this.clock().getTime() / 1000) + this.offset();
  }

  forCustomer(customer: Customer | string | null): Seconds {
    const known = typeof customer === 'string' ? this.state.get('customer', customer) : customer;
    return known?.test_clock == null ? this.now() : this.onClock(known.test_clock);
  }

  onClock(testClock: string | null): Seconds {
    const clock = testClock === null ? undefined : this.state.get('test_helpers.test_clock', testClock);
    return clock?.frozen_time ?? this.now();
  }

  advance(seconds: number): void {
    this.state.put('offset', { id: 'clock', payoutDay: this.payoutDay(), seconds: this.offset() + seconds });
  }

  offset(): number {
    return this.state.get('offset', 'clock')?.seconds ?? 0;
  }

  payoutDay(): number {
    return this.state.get('offset', 'clock')?.payoutDay ?? 0;
  }

  setPayoutDay(payoutDay: number): void {
    this.state.put('offset', { id: 'clock', payoutDay, seconds: this.offset() });
  }
}
