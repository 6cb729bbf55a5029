import type { ApiConfiguration } from '@keelson/configuration';
import { staffDecider, staffStream } from '@keelson/domain/staff';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, refused, type Result } from '@keelson/kernel';
import { newToken, Vault } from '@keelson/vault';
import { MOST_PASSKEYS } from '@keelson/vocabulary';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { InjectConfiguration } from '../../platform/tokens';
import { enrolmentSecret } from './enrolment-secret';
import { creationOf, PASSKEY_MS, type PasskeyCreation } from './passkey-options';
import { relyingParty } from './relying-party';

export interface BeginPasskeyRefusal {
  readonly code: 'PASSKEYS_NOT_HERE' | 'TOO_MANY_PASSKEYS';
}

/** What the browser of a member of staff makes a passkey by. Nothing is recorded before it was made. */
export class BeginPasskey extends Command<Result<PasskeyCreation, BeginPasskeyRefusal>> {
  constructor(
    /** In which alone the passkey can be added. */
    readonly sessionId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(BeginPasskey)
export class BeginPasskeyHandler implements ICommandHandler<BeginPasskey> {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'publicUrl'>,
  ) {}

  async execute({ sessionId, context }: BeginPasskey): Promise<Result<PasskeyCreation, BeginPasskeyRefusal>> {
    const { subjectId: accountId, occurredAt: now } = context;
    const party = relyingParty(this.configuration.publicUrl);
    if (!party) return refused({ code: 'PASSKEYS_NOT_HERE' });
    const { passkeys } = this.vault.secondFactors;
    const held = await passkeys.held(accountId);
    if (held.length >= MOST_PASSKEYS) return refused({ code: 'TOO_MANY_PASSKEYS' });
    const { member } = (await this.runner.load(staffDecider, staffStream(accountId))).state;
    const { email = accountId, name = accountId } = member ?? {};
    const challenge = newToken();
    await this.vault.challenges.open(
      {
        kind: 'passkey-enrolment',
        accountId,
        browserSecret: enrolmentSecret(challenge, sessionId),
        expiresAt: new Date(now.getTime() + PASSKEY_MS),
      },
      now,
    );
    return accepted(creationOf(challenge, party, { handle: passkeys.userHandleOf(accountId), email, name }, held));
  }
}
