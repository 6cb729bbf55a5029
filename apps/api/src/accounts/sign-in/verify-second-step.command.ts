import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { SecondStepCode } from '@keelson/vocabulary';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords, asAccount } from '../records/account-records';
import { SessionStarter, type StartedSession } from '../session/session-starter';
import { SecondStepGate } from './second-step-gate';

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

/** With the bounds of a mailed passcode. */
@CommandHandler(VerifySecondStep)
export class VerifySecondStepHandler implements ICommandHandler<VerifySecondStep> {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
    private readonly sessions: SessionStarter,
    private readonly gate: SecondStepGate,
  ) {}

  async execute({ step, context }: VerifySecondStep): Promise<Result<StartedSession, SecondStepRefusal>> {
    const { kind, code, browserSecret, shownSession } = step;
    const credential = await this.gate.pass(
      { browserSecret, failure: 'wrong-second-factor', context },
      ({ credential: { accountId } }) => this.fits(accountId, kind, code, context.occurredAt),
    );
    if (!credential) return refused({ code: 'SECOND_FACTOR_REFUSED' });
    const { accountId } = credential;
    if (kind === 'recovery-code') {
      const left = await this.vault.secondFactors.recoveryCodes.left(accountId);
      await this.records.run(accountId, { name: 'RecordRecoveryCodeUse', left }, asAccount(context, credential));
    }
    return accepted(await this.sessions.start(credential, kind, context, shownSession));
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
