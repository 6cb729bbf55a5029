import { Injectable } from '@nestjs/common';
import { type Credential, Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { WrongCodes } from './wrong-codes';

/** A sign-in whose password was right. */
export interface BegunSignIn {
  readonly challengeId: string;
  readonly credential: Credential;
}

export interface SecondStepTry {
  /** From the cookie of the browser that gave the password. */
  readonly browserSecret: string | undefined;
  /** What is recorded where the proof does not fit. */
  readonly failure: 'wrong-second-factor' | 'wrong-passkey';
  readonly context: CommandContext;
}

/** The bounds of every second step: only after a right password, three tries, a pause after ten wrong ones in a row. */
@Injectable()
export class SecondStepGate {
  constructor(
    private readonly vault: Vault,
    private readonly wrongCodes: WrongCodes,
  ) {}

  async begun(browserSecret: string | undefined, now: Date): Promise<BegunSignIn | undefined> {
    if (browserSecret === undefined) return undefined;
    const challenge = await this.vault.challenges.find('second-factor', { browserSecret }, now);
    const credential = challenge && (await this.vault.credentials.byId(challenge.accountId));
    if (!credential || credential.disabled || credential.passcodePaused) return undefined;
    return { challengeId: challenge.id, credential };
  }

  /**
   * The try is counted before the proof is looked at, and the proof is used up before the challenge.
   * @returns who has come in; `undefined` for nobody.
   */
  async pass(
    { browserSecret, failure, context }: SecondStepTry,
    fits: (signIn: BegunSignIn) => Promise<boolean>,
  ): Promise<Credential | undefined> {
    const now = context.occurredAt;
    const signIn = await this.begun(browserSecret, now);
    if (!signIn || !(await this.vault.challenges.takeTry(signIn.challengeId, now))) return undefined;
    const { accountId } = signIn.credential;
    if (!(await fits(signIn))) {
      await this.wrongCodes.count(accountId, failure, context);
      return undefined;
    }
    if (!(await this.vault.challenges.use(signIn.challengeId, now))) return undefined;
    await this.vault.credentials.forgiveWrongPasscodes(accountId);
    return signIn.credential;
  }
}
