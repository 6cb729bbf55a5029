import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type Credential, Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { SessionStarter, type StartedSession } from '../session/session-starter';

/** Wrong passcodes in a row after which signing in by passcode pauses until a reset by mail. */
export const WRONG_PASSCODES = 10;

const PASSCODE = /^\d{5}$/;

export interface PasscodeRefusal {
  readonly code: 'PASSCODE_REFUSED';
}

export class VerifyPasscode extends Command<Result<StartedSession, PasscodeRefusal>> {
  constructor(
    readonly passcode: string,
    /** From the cookie of the browser that gave the password. */
    readonly browserSecret: string | undefined,
    readonly shownSession: string | undefined,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(VerifyPasscode)
export class VerifyPasscodeHandler implements ICommandHandler<VerifyPasscode> {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
    private readonly sessions: SessionStarter,
  ) {}

  async execute(command: VerifyPasscode): Promise<Result<StartedSession, PasscodeRefusal>> {
    const credential = await this.accepted(command);
    if (!credential) return refused({ code: 'PASSCODE_REFUSED' });
    await this.vault.credentials.forgiveWrongPasscodes(credential.accountId);
    return accepted(await this.sessions.start(credential, 'passcode', command.context, command.shownSession));
  }

  private async accepted({ passcode, browserSecret, context }: VerifyPasscode): Promise<Credential | undefined> {
    const now = context.occurredAt;
    if (browserSecret === undefined || !PASSCODE.test(passcode)) return undefined;
    const challenge = await this.vault.challenges.find('passcode', { browserSecret }, now);
    const credential = challenge && (await this.vault.credentials.byId(challenge.accountId));
    if (!credential || credential.disabled || credential.passcodePaused) return undefined;
    const guess = await this.vault.challenges.guess(challenge.id, passcode, now);
    if (guess === 'wrong') await this.countWrong(credential.accountId, context);
    return guess === 'right' && (await this.vault.challenges.use(challenge.id, now)) ? credential : undefined;
  }

  private async countWrong(accountId: string, context: CommandContext): Promise<void> {
    const now = context.occurredAt;
    const paused = await this.vault.credentials.countWrongPasscode(accountId, WRONG_PASSCODES, now);
    await this.records.run(accountId, { name: 'RecordSignInFailure', reason: 'wrong-passcode' }, context);
    if (!paused) return;
    await this.vault.challenges.voidOpen(accountId, 'passcode', now);
    await this.records.run(accountId, { name: 'PausePasscode' }, context);
  }
}
