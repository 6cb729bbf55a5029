import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accessRuleOf } from '@keelson/contracts/routes';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { Caller } from '../../platform/access/caller';
import { AccessTokens } from '../../platform/identity/access-tokens';
import { LiveSessions } from '../../platform/identity/live-sessions';
import { OwnPasswordCheck } from './own-password';

export interface StepUpRefusal {
  readonly code: 'PASSWORD_INVALID' | 'TOO_MANY_ATTEMPTS' | 'ROUTE_UNKNOWN' | 'SESSION_NOT_FOUND';
}

/** Answers with the new session token and a fresh access token; the old session token is dead. */
export class StepUp extends Command<Result<{ readonly token: string; readonly jwt: string }, StepUpRefusal>> {
  constructor(
    readonly password: string,
    readonly route: string,
    readonly caller: Caller,
    readonly at: Date,
  ) {
    super();
  }
}

@CommandHandler(StepUp)
export class StepUpHandler implements ICommandHandler<StepUp> {
  constructor(
    private readonly vault: Vault,
    private readonly passwords: OwnPasswordCheck,
    private readonly tokens: AccessTokens,
    private readonly live: LiveSessions,
  ) {}

  async execute({
    password,
    route,
    caller,
    at,
  }: StepUp): Promise<Result<{ token: string; jwt: string }, StepUpRefusal>> {
    if (!accessRuleOf(route)?.stepUp) return refused({ code: 'ROUTE_UNKNOWN' });
    const outcome = await this.passwords.check(caller.accountId, password, at);
    if (outcome === 'throttled') return refused({ code: 'TOO_MANY_ATTEMPTS' });
    if (outcome === 'wrong') return refused({ code: 'PASSWORD_INVALID' });
    const token = await this.vault.sessions.stepUp(caller.sessionId, route, at);
    this.live.forget(caller.sessionId);
    if (token === undefined) return refused({ code: 'SESSION_NOT_FOUND' });
    return accepted({ token, jwt: await this.tokens.issue({ ...caller, id: caller.sessionId }, at) });
  }
}
