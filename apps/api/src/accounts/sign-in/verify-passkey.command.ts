import type { ApiConfiguration } from '@keelson/configuration';
import type { SignedByPasskey } from '@keelson/contracts/validation';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { InjectConfiguration } from '../../platform/tokens';
import { provenCounter } from '../passkeys/passkey-verification';
import { relyingParty } from '../passkeys/relying-party';
import { SessionStarter, type StartedSession } from '../session/session-starter';
import type { PasskeyRefusal } from './get-passkey-request.query';
import { type BegunSignIn, SecondStepGate } from './second-step-gate';

export interface PasskeyStep {
  readonly passkey: SignedByPasskey;
  /** From the cookie of the browser that gave the password. */
  readonly browserSecret: string | undefined;
  readonly shownSession: string | undefined;
}

export class VerifyPasskey extends Command<Result<StartedSession, PasskeyRefusal>> {
  constructor(
    readonly step: PasskeyStep,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** With the bounds of a mailed passcode. What was signed for one sign-in counts for no other one. */
@CommandHandler(VerifyPasskey)
export class VerifyPasskeyHandler implements ICommandHandler<VerifyPasskey> {
  constructor(
    private readonly vault: Vault,
    private readonly sessions: SessionStarter,
    private readonly gate: SecondStepGate,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'publicUrl'>,
  ) {}

  async execute({ step, context }: VerifyPasskey): Promise<Result<StartedSession, PasskeyRefusal>> {
    const { passkey, browserSecret, shownSession } = step;
    const credential = await this.gate.pass({ browserSecret, failure: 'wrong-passkey', context }, (signIn) =>
      this.fits(passkey, signIn, context.occurredAt),
    );
    if (!credential) return refused({ code: 'PASSKEY_REFUSED' });
    return accepted(await this.sessions.start(credential, 'passkey', context, shownSession));
  }

  private async fits(signed: SignedByPasskey, { challengeId, credential }: BegunSignIn, now: Date): Promise<boolean> {
    const { passkeys } = this.vault.secondFactors;
    const { accountId } = credential;
    const party = relyingParty(this.configuration.publicUrl);
    const held = (await passkeys.held(accountId)).find(({ credentialId }) => credentialId === signed.id);
    const { userHandle = passkeys.userHandleOf(accountId) } = signed;
    if (!party || !held || userHandle !== passkeys.userHandleOf(accountId)) return false;
    const signCount = await provenCounter(signed, passkeys.challengeFor(challengeId), party, held);
    return signCount !== undefined && passkeys.accept(accountId, held.id, signCount, now);
  }
}
