import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { Accounting, type AccountingRefusal } from '../accounting';
import type { Connecting } from './ask-consent.command';

export interface OAuthCallback {
  readonly state: string;
  readonly code: string | undefined;
  readonly realmId: string | undefined;
  readonly error: string | undefined;
}

export type OAuthCallbackRefusal = AccountingRefusal | { readonly code: 'CONSENT_REFUSED' };

/** Takes up a consent: the code is exchanged once, by the first of several callbacks. */
export class HandleOAuthCallback extends Command<Result<string, OAuthCallbackRefusal>> {
  constructor(
    readonly connecting: Connecting,
    readonly callback: OAuthCallback,
    readonly at: Date,
  ) {
    super();
  }
}

@CommandHandler(HandleOAuthCallback)
export class HandleOAuthCallbackHandler implements ICommandHandler<HandleOAuthCallback> {
  constructor(
    private readonly vault: Vault,
    private readonly accounting: Accounting,
  ) {}

  async execute({ connecting, callback, at }: HandleOAuthCallback): Promise<Result<string, OAuthCallbackRefusal>> {
    const { state, code, realmId, error } = callback;
    const { consents } = this.vault;
    // An error is looked at before anything is exchanged: the SDKs would send an empty code.
    if (error !== undefined || code === undefined) {
      const theirs = await consents.refuse({ ...connecting, state }, at);
      return refused({ code: theirs && error === 'access_denied' ? 'CONSENT_REFUSED' : 'UNABLE_TO_CONNECT' });
    }
    const redemption = await consents.redeem({ ...connecting, state, code }, at);
    if (redemption.kind === 'refused') return refused({ code: 'UNABLE_TO_CONNECT' });
    const { connectionId } = redemption;
    if (redemption.kind === 'repeated') return accepted(connectionId);
    const { codeVerifier } = redemption;
    const exchanged = await this.accounting.attempt(connecting.provider, async (system) => {
      const tokens = await system.exchange({ code, codeVerifier });
      const grant = { ...connecting, organisationId: realmId ?? null };
      await this.vault.providerTokens.add(connectionId, grant, tokens, at);
    });
    await consents.conclude(connectionId, exchanged.ok ? 'granted' : 'failed');
    return exchanged.ok ? accepted(connectionId) : exchanged;
  }
}
