import { Injectable } from '@nestjs/common';
import type { Session } from '@keelson/vault';
import type { SessionEvidence } from '../access/session-authority';
import { InjectClock } from '../tokens';
import type { Clock } from '@keelson/kernel';
import { AccessTokens } from './access-tokens';
import { IdentityCookies } from './identity-cookies';
import { LiveSessions } from './live-sessions';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const TOKEN = /^[\w-]{43}$/;

/** Finds the live session that a request shows: a token counts while its session lives, a cookie is the session. */
@Injectable()
export class SessionResolver {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly live: LiveSessions,
    private readonly cookies: IdentityCookies,
    @InjectClock() private readonly clock: Clock,
  ) {}

  async resolve({ token, cookies }: SessionEvidence): Promise<Session | undefined> {
    return token === undefined ? this.byCookie(cookies) : this.byAccessToken(token);
  }

  private async byAccessToken(token: string): Promise<Session | undefined> {
    const bearer = await this.tokens.verify(token, this.clock());
    if (!bearer || !UUID.test(bearer.sessionId)) return undefined;
    const session = await this.live.byId(bearer.sessionId);
    return session?.accountId === bearer.accountId ? session : undefined;
  }

  private async byCookie(cookies: SessionEvidence['cookies']): Promise<Session | undefined> {
    const token = cookies?.[this.cookies.session.name];
    return token !== undefined && TOKEN.test(token) ? this.live.byToken(token) : undefined;
  }
}
