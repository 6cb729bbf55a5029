import { accountId } from '@keelson/kernel';
import { Controller } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  activityContract,
  endActingContract,
  endSessionContract,
  listSessionsContract,
  meContract,
  sessionMessages,
  startActingContract,
  stepUpContract,
  superAdminContract,
  tokenContract,
} from '@keelson/contracts/session';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { type Answer, type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { IdentityCookies } from '../../platform/identity/identity-cookies';
import type { SessionHolder } from '../../platform/access/caller';
import { AccessTokens, bearerOf } from '../../platform/identity/access-tokens';
import { EndActing, type RenewedSession } from './acting/end-acting.command';
import { StartActing } from './acting/start-acting.command';
import { EndSession } from './end-session.command';
import { GetMe } from './get-me.query';
import { ListSessions } from './list-sessions.query';
import { meAnswer } from './me-answer';
import { sessionProblems } from './session.problems';
import { StepUp } from './step-up.command';

/** What a signed-in person does with sessions. */
@Controller()
export class SessionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly tokens: AccessTokens,
    private readonly cookies: IdentityCookies,
  ) {}

  /** Renews the token and not the idle time: the guard leaves that alone on routes that go by the cookie. */
  @Handles(tokenContract)
  async token(@Call() { caller, context }: CallOf<typeof tokenContract>): Promise<Answer<{ jwt: string }>> {
    return success({ jwt: await this.tokens.issue(bearerOf(caller, caller.sessionId), context.occurredAt) });
  }

  /** The guard extends the idle time on every command, this one included. */
  @Handles(activityContract)
  activity(): Answer<Record<string, never>> {
    return success({});
  }

  @Handles(stepUpContract, sessionProblems)
  async stepUp(
    @Call() { body, caller, context, reply }: CallOf<typeof stepUpContract>,
  ): Promise<AnswerTo<typeof stepUpContract>> {
    const { password, route, target = {} } = body;
    const outcome = await this.commands.execute(new StepUp(password, { route, target }, caller, context.occurredAt));
    if (!outcome.ok) return problem(sessionProblems, outcome.failure);
    const { token, jwt, confirmation } = outcome.value;
    this.cookies.session.set(reply, token);
    return success({ jwt, confirmation }, undefined, { message: sessionMessages.passwordValid });
  }

  @Handles(startActingContract, sessionProblems)
  async startActing(
    @Call() { body, caller, context, reply }: CallOf<typeof startActingContract>,
  ): Promise<AnswerTo<typeof startActingContract>> {
    const order = { customerId: accountId(body.accountId), reason: body.reason };
    const outcome = await this.commands.execute(new StartActing(order, caller, context));
    if (!outcome.ok) return problem(sessionProblems, outcome.failure);
    return this.renewed(reply, outcome.value, { ...caller, actingAs: order.customerId }, context.occurredAt);
  }

  @Handles(endActingContract, sessionProblems)
  async endActing(
    @Call() { caller, context, reply }: CallOf<typeof endActingContract>,
  ): Promise<AnswerTo<typeof endActingContract>> {
    const outcome = await this.commands.execute(new EndActing(caller, context));
    if (!outcome.ok) return problem(sessionProblems, outcome.failure);
    const { actingAs: _, ...own } = caller;
    return this.renewed(reply, outcome.value, own, context.occurredAt);
  }

  @Handles(meContract, sessionProblems)
  async me(@Call() call: CallOf<typeof meContract>): Promise<AnswerTo<typeof meContract>> {
    const { caller, context, minimumPosition } = call;
    const { value, meta } = await this.queries.execute(new GetMe(caller, minimumPosition, context.occurredAt));
    return value ? success(meAnswer(caller, value), meta) : problem(sessionProblems, { code: 'PROFILE_NOT_READY' });
  }

  /** The guard has decided it. */
  @Handles(superAdminContract)
  superAdmin(): Answer<Record<string, never>> {
    return success({});
  }

  @Handles(listSessionsContract)
  async list(
    @Call() { caller, context }: CallOf<typeof listSessionsContract>,
  ): Promise<Answer<AnswerInputOf<typeof listSessionsContract>>> {
    const sessions = await this.queries.execute(new ListSessions(caller.accountId, context.occurredAt));
    return success({
      sessions: sessions.map(({ id, startedAt, lastActiveAt, userAgent }) => ({
        id,
        current: id === caller.sessionId,
        startedAt: startedAt.toISOString(),
        lastActiveAt: lastActiveAt.toISOString(),
        userAgent,
      })),
    });
  }

  @Handles(endSessionContract, sessionProblems)
  async end(
    @Call() { params, caller, context }: CallOf<typeof endSessionContract>,
  ): Promise<AnswerTo<typeof endSessionContract>> {
    const outcome = await this.commands.execute(new EndSession(params.sessionId, 'ended-by-holder', caller, context));
    return outcome.ok ? success({}) : problem(sessionProblems, outcome.failure);
  }

  private async renewed(
    reply: FastifyReply,
    { id, token, position }: RenewedSession,
    caller: SessionHolder,
    at: Date,
  ): Promise<Answer<{ jwt: string }>> {
    this.cookies.session.set(reply, token);
    const jwt = await this.tokens.issue(bearerOf(caller, id), at);
    return success({ jwt }, position === undefined ? undefined : { position });
  }
}
