import { Injectable } from '@nestjs/common';
import { type Credential, Vault } from '@keelson/vault';
import type { SignInMethod } from '@keelson/vocabulary';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords, asAccount } from '../records/account-records';
import { AccessTokens } from '../../platform/identity/access-tokens';
import { LiveSessions } from '../../platform/identity/live-sessions';
import { Profiles } from './profile';
import { type SignedInAnswer, signedInAnswer } from './signed-in-answer';

export interface StartedSession {
  /** For the cookie. */
  readonly token: string;
  /** For the cookie by which the browser is known at its next sign-in. */
  readonly browserMark: string;
  readonly answer: SignedInAnswer;
  readonly position: number;
}

export const isStaff = ({ kind }: Pick<Credential, 'kind'>): boolean => kind === 'admin' || kind === 'superAdmin';

/** The last step of every way to sign in. */
@Injectable()
export class SessionStarter {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
    private readonly profiles: Profiles,
    private readonly tokens: AccessTokens,
    private readonly live: LiveSessions,
  ) {}

  /** @param replaced the session token that the browser still showed: it ends, a browser holds one session. */
  async start(
    credential: Credential,
    method: SignInMethod,
    context: CommandContext,
    replaced: string | undefined,
  ): Promise<StartedSession> {
    const now = context.occurredAt;
    const { accountId, kind, permissions } = credential;
    const recorded = await this.records.run(
      accountId,
      { name: 'RecordSignIn', method },
      asAccount(context, credential),
    );
    if (!recorded.ok) throw new Error(`a sign-in was refused: ${recorded.failure.code}`);
    const profile = await this.profiles.of(accountId, isStaff(credential), now);
    await this.endReplaced(replaced, now);
    const { id, token } = await this.vault.sessions.start({ accountId, kind, userAgent: context.userAgent ?? '' }, now);
    const jwt = await this.tokens.issue({ id, accountId, kind, permissions }, now);
    const browserMark = this.vault.knownBrowsers.mark(credential, now);
    return { token, browserMark, answer: signedInAnswer(profile, jwt), position: recorded.value.position };
  }

  private async endReplaced(replaced: string | undefined, now: Date): Promise<void> {
    const session = replaced === undefined ? undefined : await this.vault.sessions.byToken(replaced);
    if (!session) return;
    await this.vault.sessions.end(session.id, now);
    this.live.forget(session.id);
  }
}
