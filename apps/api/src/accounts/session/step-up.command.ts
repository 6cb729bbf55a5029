import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accessRuleOf } from '@keelson/contracts/routes';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type SensitiveAct, Vault } from '@keelson/vault';
import { actOf } from '../../platform/access/act-of';
import type { Caller } from '../../platform/access/caller';
import { AccessTokens, bearerOf } from '../../platform/identity/access-tokens';
import { LiveSessions } from '../../platform/identity/live-sessions';
import { OwnPasswordCheck } from './own-password';

export interface StepUpRefusal {
  readonly code: 'PASSWORD_INVALID' | 'TOO_MANY_ATTEMPTS' | 'ROUTE_UNKNOWN' | 'TARGET_UNKNOWN' | 'SESSION_NOT_FOUND';
}

export interface SteppedUp {
  /** The session's new one; the old one is dead. */
  readonly token: string;
  readonly jwt: string;
  /** Counts once, for the act alone. */
  readonly confirmation: string;
}

/** The own password confirms one act on one target. */
export class StepUp extends Command<Result<SteppedUp, StepUpRefusal>> {
  constructor(
    readonly password: string,
    readonly act: Pick<SensitiveAct, 'route' | 'target'>,
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

  async execute({ password, act, caller, at }: StepUp): Promise<Result<SteppedUp, StepUpRefusal>> {
    const confirmed = accessRuleOf(act.route)?.confirmed;
    if (!confirmed) return refused({ code: 'ROUTE_UNKNOWN' });
    if (Object.keys(act.target).some((name) => !confirmed.target.includes(name))) {
      return refused({ code: 'TARGET_UNKNOWN' });
    }
    const outcome = await this.passwords.check(caller.accountId, password, at);
    if (outcome === 'throttled') return refused({ code: 'TOO_MANY_ATTEMPTS' });
    if (outcome === 'wrong') return refused({ code: 'PASSWORD_INVALID' });
    const given = await this.vault.confirm(actOf(caller, act.route, act.target), at);
    this.live.forget(caller.sessionId);
    if (given === undefined) return refused({ code: 'SESSION_NOT_FOUND' });
    return accepted({ ...given, jwt: await this.tokens.issue(bearerOf(caller, caller.sessionId), at) });
  }
}
