import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type Credential, Vault } from '@keelson/vault';
import type { SecondStepCode } from '@keelson/vocabulary';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords, asAccount } from '../records/account-records';
import { SessionStarter, type StartedSession } from '../session/session-starter';
import { WrongCodes } from './wrong-codes';

export interface SecondStep {
  readonly kind: SecondStepCode;
  /** As typed. */
  readonly code: string;
  /** From the cookie of the browser that gave the password. */
  readonly browserSecret: string | undefined;
  readonly shownSession: string | undefined;
}

export interface SecondStepRefusal {
  readonly code: 'SECOND_FACTOR_REFUSED';
}

export class VerifySecondStep extends Command<Result<StartedSession, SecondStepRefusal>> {
  constructor(
    readonly step: SecondStep,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** With the bounds of a mailed passcode: only after a right password, three tries, a pause after ten wrong in a row. */
@CommandHandler(VerifySecondStep)
export class VerifySecondStepHandler implements ICommandHandler<VerifySecondStep> {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
    private readonly sessions: SessionStarter,
    private readonly wrongCodes: WrongCodes,
  ) {}

  async execute({ step, context }: VerifySecondStep): Promise<Result<StartedSession, SecondStepRefusal>> {
    const credential = await this.accepted(step, context);
    if (!credential) return refused({ code: 'SECOND_FACTOR_REFUSED' });
    const { accountId } = credential;
    await this.vault.credentials.forgiveWrongPasscodes(accountId);
    if (step.kind === 'recovery-code') {
      const left = await this.vault.secondFactors.recoveryCodes.left(accountId);
      await this.records.run(accountId, { name: 'RecordRecoveryCodeUse', left }, asAccount(context, credential));
    }
    return accepted(await this.sessions.start(credential, step.kind, context, step.shownSession));
  }

  /** The try is counted before the code is looked at, and the code is used up before the challenge. */
  private async accepted(
    { kind, code, browserSecret }: SecondStep,
    context: CommandContext,
  ): Promise<Credential | undefined> {
    const now = context.occurredAt;
    if (browserSecret === undefined) return undefined;
    const { challenges, credentials } = this.vault;
    const challenge = await challenges.find('second-factor', { browserSecret }, now);
    const credential = challenge && (await credentials.byId(challenge.accountId));
    if (!credential || credential.disabled || credential.passcodePaused) return undefined;
    if (!(await challenges.takeTry(challenge.id, now))) return undefined;
    if (!(await this.fits(credential.accountId, kind, code, now))) {
      await this.wrongCodes.count(credential.accountId, 'wrong-second-factor', context);
      return undefined;
    }
    return (await challenges.use(challenge.id, now)) ? credential : undefined;
  }

  private fits(accountId: string, kind: SecondStepCode, code: string, now: Date): Promise<boolean> {
    const { authenticators, recoveryCodes } = this.vault.secondFactors;
    switch (kind) {
      case 'authenticator':
        return authenticators.accept(accountId, code.replace(/\s/g, ''), now);
      case 'recovery-code':
        return recoveryCodes.use(accountId, code, now);
    }
  }
}
