import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type Credential, hasSecondFactor, Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { isStaff, SessionStarter, type StartedSession } from '../session/session-starter';
import { WrongCodes } from './wrong-codes';

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
    private readonly sessions: SessionStarter,
    private readonly wrongCodes: WrongCodes,
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
    if (await this.isReplaced(credential)) return undefined;
    const guess = await this.vault.challenges.guess(challenge.id, passcode, now);
    if (guess === 'wrong') await this.wrongCodes.count(credential.accountId, 'wrong-passcode', context);
    return guess === 'right' && (await this.vault.challenges.use(challenge.id, now)) ? credential : undefined;
  }

  /** Asked for before a second factor was set up, it does not get around that. */
  private async isReplaced(credential: Credential): Promise<boolean> {
    return isStaff(credential) && hasSecondFactor(await this.vault.secondFactors.of(credential.accountId));
  }
}
