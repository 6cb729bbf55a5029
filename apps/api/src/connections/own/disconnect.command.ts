import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ConnectionRefusal } from '@keelson/domain/connections';
import { accepted, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { ConnectionRecords } from '../connection-records';

/** From here on nothing is read; the workers take the consent back at the provider, however long it is away. */
export class Disconnect extends Command<Result<number, ConnectionRefusal>> {
  constructor(
    readonly accountId: string,
    readonly connectionId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(Disconnect)
export class DisconnectHandler implements ICommandHandler<Disconnect> {
  constructor(
    private readonly records: ConnectionRecords,
    private readonly vault: Vault,
  ) {}

  async execute({ accountId, connectionId, context }: Disconnect): Promise<Result<number, ConnectionRefusal>> {
    const command = { name: 'Disconnect', connectionId, reason: 'asked' } as const;
    const outcome = await this.records.run(accountId, command, context);
    if (!outcome.ok) return outcome;
    await this.vault.providerTokens.beginRevoking(connectionId);
    return accepted(outcome.value.position);
  }
}
