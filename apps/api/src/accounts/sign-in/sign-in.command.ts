import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { canonicalEmail } from '@keelson/contracts/validation';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type Credential, hasSecondFactor, Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { PasscodeSender } from './passcode-sender';
import { type OpenedSecondStep, SecondStepOpener } from './second-step-opener';
import { SignInFailures } from './sign-in-failures';
import { SignInPasswords } from './sign-in-passwords';
import { isStaff, SessionStarter, type StartedSession } from '../session/session-starter';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** The session token that the browser shows while it signs in. */
  readonly shownSession: string | undefined;
  /** What the browser kept from an earlier sign-in. */
  readonly knownBrowser: string | undefined;
}

export type SignedIn =
  | { readonly kind: 'session'; readonly session: StartedSession }
  | { readonly kind: 'passcode'; readonly browserSecret: string }
  | ({ readonly kind: 'second-factor' } & OpenedSecondStep);

export interface SignInRefusal {
  readonly code:
    | 'SIGN_IN_REFUSED'
    | 'EMAIL_UNCONFIRMED'
    | 'PASSCODE_PAUSED'
    | 'TOO_MANY_PASSCODES'
    | 'SECOND_FACTOR_PAUSED'
    | 'TOO_MANY_SECOND_STEPS';
}

/** Answers with a session, or with the challenge for a second factor or for the passcode that is on its way. */
export class SignIn extends Command<Result<SignedIn, SignInRefusal>> {
  constructor(
    readonly credentials: Credentials,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * Every refusal of a stranger looks alike and has cost the same: one look-up, one comparison, one count. Only who knows
 * the password is told that the address is not confirmed yet.
 */
@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly vault: Vault,
    private readonly passwords: SignInPasswords,
    private readonly sessions: SessionStarter,
    private readonly passcodes: PasscodeSender,
    private readonly secondSteps: SecondStepOpener,
    private readonly failures: SignInFailures,
  ) {}

  async execute({ credentials, context }: SignIn): Promise<Result<SignedIn, SignInRefusal>> {
    const email = canonicalEmail(credentials.username);
    const credential = await this.vault.credentials.byEmail(email);
    const attempt = { email, credential, mark: credentials.knownBrowser };
    const counted = await this.failures.admit(attempt, context);
    const reason = counted
      ? await this.passwords.refusal(credential, credentials.password)
      : await this.passwords.throttled();
    if (reason || !credential || !counted) {
      this.failures.record(attempt, reason ?? 'wrong-password', context);
      if (reason !== 'email-unverified') return refused({ code: 'SIGN_IN_REFUSED' });
      // The password was right: this tells nothing to anybody but its holder.
      await counted?.forget();
      return refused({ code: 'EMAIL_UNCONFIRMED' });
    }
    await counted.forget();
    await this.passwords.accepted(credential, email, credentials.password);
    return isStaff(credential) || credential.passcodeRequired
      ? this.challenge(credential, context)
      : accepted({
          kind: 'session',
          session: await this.sessions.start(credential, 'password', context, credentials.shownSession),
        });
  }

  private async challenge(credential: Credential, context: CommandContext): Promise<Result<SignedIn, SignInRefusal>> {
    const enrolled = isStaff(credential) ? await this.vault.secondFactors.of(credential.accountId) : undefined;
    if (enrolled && hasSecondFactor(enrolled)) {
      const opened = await this.secondSteps.open(credential, enrolled, context.occurredAt);
      return opened.ok ? accepted({ kind: 'second-factor', ...opened.value }) : opened;
    }
    const sent = await this.passcodes.send(credential, context);
    return sent.ok ? accepted({ kind: 'passcode', browserSecret: sent.value }) : sent;
  }
}
