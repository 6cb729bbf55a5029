import { accountDecider, type AccountState, accountStream } from '@keelson/domain/accounts';
import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller';

export interface TrialRefusal {
  readonly code: 'CUSTOMER_NOT_FOUND' | 'CUSTOMER_NOT_ON_TRIAL' | 'CUSTOMER_UNDER_DELETION';
}

/**
 * The customers whose trial somebody may change: of a channel partner, who those are now. From the log itself, so that
 * a partner who was left a moment ago changes nothing any more.
 */
@Injectable()
export class TrialCustomers {
  constructor(private readonly runner: DeciderRunner) {}

  /** How the sign-up left the account. Another partner's customer is as little there as one that does not exist. */
  async startOf(accountId: string, caller: Caller): Promise<Result<AccountState['situation'], TrialRefusal>> {
    const { state } = await this.runner.load(accountDecider, accountStream(accountId));
    const isWithin = caller.scope === 'all' || state.partnerId === caller.accountId;
    if (!state.registration || !isWithin) return refused({ code: 'CUSTOMER_NOT_FOUND' });
    const { state: deletion } = await this.runner.load(deletionDecider, deletionStream(accountId));
    return deletion.kind === 'kept' ? accepted(state.situation) : refused({ code: 'CUSTOMER_UNDER_DELETION' });
  }
}
