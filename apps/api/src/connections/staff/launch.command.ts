import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ApiConfiguration } from '@keelson/configuration';
import type { LauncherTag } from '@keelson/contracts/connections';
import { accountDecider, accountStream } from '@keelson/domain/accounts';
import { Breakers } from '@keelson/integrations';
import {
  httpLauncher,
  type IntegrationLauncher,
  LauncherUnavailable,
  LaunchUrlMissing,
} from '@keelson/integrations/launcher';
import { accepted, refused, type Result } from '@keelson/kernel';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { RecordReading } from '../../platform/access/record-reading.command';
import type { CommandContext } from '../../platform/execution/command-context';
import { InjectConfiguration } from '../../platform/tokens';

export interface LaunchRefusal {
  readonly code: 'LAUNCH_FAILED' | 'LAUNCH_URL_MISSING' | 'NO_SUCH_CUSTOMER';
}

/** Opens the integration launcher for a customer. */
export class Launch extends Command<Result<string, LaunchRefusal>> {
  constructor(
    readonly accountId: string,
    readonly tag: LauncherTag,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(Launch)
export class LaunchHandler implements ICommandHandler<Launch> {
  private readonly launcher: IntegrationLauncher | undefined;

  constructor(
    private readonly runner: DeciderRunner,
    private readonly commands: CommandBus,
    @InjectConfiguration() { launcher, mode }: ApiConfiguration,
    breakers: Breakers,
  ) {
    this.launcher = launcher && httpLauncher({ ...launcher, local: mode === 'embedded', breakers });
  }

  async execute({ accountId, tag, context }: Launch): Promise<Result<string, LaunchRefusal>> {
    const { registration } = (await this.runner.load(accountDecider, accountStream(accountId))).state;
    if (!registration) return refused({ code: 'NO_SUCH_CUSTOMER' });
    if (!this.launcher) return refused({ code: 'LAUNCH_FAILED' });
    // Before the customer's name and address go to the launcher.
    await this.commands.execute(new RecordReading('launch', accountId, context));
    try {
      const { companyName, email } = registration;
      return accepted(await this.launcher.launch({ accountName: companyName, username: email, tag }));
    } catch (error) {
      if (error instanceof LaunchUrlMissing) return refused({ code: 'LAUNCH_URL_MISSING' });
      if (error instanceof LauncherUnavailable) return refused({ code: 'LAUNCH_FAILED' });
      throw error;
    }
  }
}
