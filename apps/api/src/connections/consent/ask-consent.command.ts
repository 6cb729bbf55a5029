import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { AccountingProvider } from '@keelson/vocabulary';
import { Accounting, type AccountingRefusal } from '../accounting';

/** Who connects: the account, in the browser session that begins it. */
export interface Connecting {
  readonly accountId: string;
  readonly sessionId: string;
  readonly provider: AccountingProvider;
}

/** Prepares the way to the provider's page. */
export class AskConsent extends Command<Result<string, AccountingRefusal>> {
  constructor(
    readonly connecting: Connecting,
    readonly at: Date,
  ) {
    super();
  }
}

@CommandHandler(AskConsent)
export class AskConsentHandler implements ICommandHandler<AskConsent> {
  constructor(
    private readonly vault: Vault,
    private readonly accounting: Accounting,
  ) {}

  execute({ connecting, at }: AskConsent): Promise<Result<string, AccountingRefusal>> {
    return this.accounting.attempt(connecting.provider, async (system) =>
      system.consentUrl(await this.vault.consents.open(connecting, at)),
    );
  }
}
