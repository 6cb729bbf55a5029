import { Injectable } from '@nestjs/common';
import { type AccountingSystem, type Organisation, ReconnectRequired } from '@keelson/integrations/accounting';
import { accepted, type Clock, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { AccountingProvider } from '@keelson/vocabulary';
import { InjectClock } from '../../platform/tokens';
import { Accounting, type AccountingRefusal } from '../accounting';

export type ConsentRefusal = AccountingRefusal | { readonly code: 'CONSENT_NOT_FOUND' };

export type GrantedConsent =
  | { readonly status: 'pending'; readonly provider: AccountingProvider }
  | {
      readonly status: 'ready';
      readonly provider: AccountingProvider;
      readonly organisations: readonly Organisation[];
    };

/** Consents that were given and of which a company is yet to be chosen. */
@Injectable()
export class GrantedConsents {
  constructor(
    private readonly vault: Vault,
    private readonly accounting: Accounting,
    @InjectClock() private readonly clock: Clock,
  ) {}

  async find(connectionId: string, accountId: string): Promise<Result<GrantedConsent, ConsentRefusal>> {
    const { consents, providerTokens } = this.vault;
    const granted = await providerTokens.granted(connectionId, accountId);
    if (!granted) {
      const asked = await consents.asked(connectionId, accountId);
      if (asked?.outcome === 'exchanging')
        return accepted({ status: 'pending', provider: asked.provider as AccountingProvider });
      return refused({ code: asked?.outcome === 'failed' ? 'UNABLE_TO_CONNECT' : 'CONSENT_NOT_FOUND' });
    }
    const provider = granted.provider as AccountingProvider;
    const found = await this.accounting.attempt(provider, async (system) =>
      system.organisations(await this.tokenOf(connectionId, system), granted.organisationId),
    );
    return found.ok ? accepted({ status: 'ready', provider, organisations: found.value }) : found;
  }

  private async tokenOf(connectionId: string, system: AccountingSystem): Promise<string> {
    const fresh = await this.vault.providerTokens.fresh(connectionId, {
      refresh: (refreshToken) => system.refresh(refreshToken),
      now: this.clock,
    });
    if (fresh.kind !== 'token') throw new ReconnectRequired('the consent is over');
    return fresh.accessToken;
  }
}
