import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ConnectionRefusal } from '@keelson/domain/connections';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { ConnectionRecords } from '../connection-records';
import { type ConsentRefusal, GrantedConsents } from './granted-consents';

export type SelectRefusal = ConsentRefusal | ConnectionRefusal | { readonly code: 'NO_SUCH_COMPANY' };

/** Connects one company of an own consent. What it is called comes from the provider, never from the browser. */
export class SelectTenant extends Command<Result<number, SelectRefusal>> {
  constructor(
    readonly accountId: string,
    readonly connectionId: string,
    readonly tenantId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SelectTenant)
export class SelectTenantHandler implements ICommandHandler<SelectTenant> {
  constructor(
    private readonly vault: Vault,
    private readonly consents: GrantedConsents,
    private readonly records: ConnectionRecords,
  ) {}

  async execute({ accountId, connectionId, tenantId, context }: SelectTenant): Promise<Result<number, SelectRefusal>> {
    const found = await this.consents.find(connectionId, accountId);
    if (!found.ok) return found;
    if (found.value.status !== 'ready') return refused({ code: 'CONSENT_NOT_FOUND' });
    const { provider, organisations } = found.value;
    const chosen = organisations.find(({ organisationId }) => organisationId === tenantId);
    if (!chosen) return refused({ code: 'NO_SUCH_COMPANY' });
    if (!(await this.vault.providerTokens.choose(connectionId, tenantId))) return refused({ code: 'NO_SUCH_COMPANY' });
    const outcome = await this.records.run(
      accountId,
      {
        name: 'Connect',
        connectionId,
        provider,
        organisationId: chosen.organisationId,
        organisationName: chosen.name,
        importId: this.records.importIdOf(context),
      },
      context,
    );
    return outcome.ok ? accepted(outcome.value.position) : outcome;
  }
}
