import { ACCOUNTING_PROVIDERS, type AccountingProvider } from '@keelson/vocabulary';
import { Injectable } from '@nestjs/common';
import type { ApiConfiguration } from '@keelson/configuration';
import { Breakers } from '@keelson/integrations';
import {
  type AccountingSystem,
  type AccountingSystems,
  ConsentRefused,
  ProviderAnswerRefused,
  ProviderBusy,
  ProviderUnavailable,
  ReconnectRequired,
} from '@keelson/integrations/accounting';
import { accountingSystems } from '@keelson/integrations/accounting-systems';
import { accepted, type Clock, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { InjectClock, InjectConfiguration } from '../platform/tokens';

export interface AccountingRefusal {
  readonly code: 'SYSTEM_NOT_OFFERED' | 'SYSTEM_UNAVAILABLE' | 'UNABLE_TO_CONNECT';
  readonly retryAfterSeconds?: number;
}

const AFTER_FAILURE_SECONDS = 30;

/** The accounting systems that are configured. */
@Injectable()
export class Accounting {
  private readonly systems: AccountingSystems;

  constructor(
    @InjectConfiguration() { accounting, publicUrl }: ApiConfiguration,
    @InjectClock() clock: Clock,
    vault: Vault,
    breakers: Breakers,
  ) {
    this.systems = accountingSystems(accounting, publicUrl, {
      allowances: vault.callAllowances,
      clock,
      breakers,
    });
  }

  get offered(): readonly AccountingProvider[] {
    return ACCOUNTING_PROVIDERS.filter((provider) => this.systems[provider] !== undefined);
  }

  /** Does the work with a system, or says why that is not possible. */
  async attempt<Value>(
    provider: AccountingProvider,
    work: (system: AccountingSystem) => Promise<Value>,
  ): Promise<Result<Value, AccountingRefusal>> {
    const system = this.systems[provider];
    if (!system) return refused({ code: 'SYSTEM_NOT_OFFERED' });
    try {
      return accepted(await work(system));
    } catch (error) {
      if (error instanceof ProviderBusy)
        return refused({ code: 'SYSTEM_UNAVAILABLE', retryAfterSeconds: Math.ceil(error.retryAfterMs / 1_000) });
      if (error instanceof ProviderUnavailable)
        return refused({ code: 'SYSTEM_UNAVAILABLE', retryAfterSeconds: AFTER_FAILURE_SECONDS });
      const refusals = [ConsentRefused, ReconnectRequired, ProviderAnswerRefused];
      if (refusals.some((each) => error instanceof each)) return refused({ code: 'UNABLE_TO_CONNECT' });
      throw error;
    }
  }
}
