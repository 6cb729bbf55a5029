import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  passcodeContract,
  passkeyContract,
  passkeyOptionsContract,
  secondStepContract,
  sessionMessages,
  signInContract,
  signOutContract,
} from '@keelson/contracts/session';
import { KNOWN_BROWSER_SECONDS } from '@keelson/vault';
import type { FastifyReply } from 'fastify';
import { type Answer, type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { IdentityCookies } from '../../platform/identity/identity-cookies';
import { EndSession } from '../session/end-session.command';
import { GetPasskeyRequest } from './get-passkey-request.query';
import { PASSCODE_SECONDS } from './passcode-sender';
import type { StartedSession } from '../session/session-starter';
import { SignIn } from './sign-in.command';
import { signInProblems } from './sign-in.problems';
import type { SignedInAnswer } from '../session/signed-in-answer';
import { VerifyPasscode } from './verify-passcode.command';
import { VerifyPasskey } from './verify-passkey.command';
import { VerifySecondStep } from './verify-second-step.command';

/** Ways in and the way out: the routes that set and clear the cookies. */
@Controller()
export class SignInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly cookies: IdentityCookies,
  ) {}

  @Handles(signInContract, signInProblems)
  async signIn(@Call() call: CallOf<typeof signInContract>): Promise<AnswerTo<typeof signInContract>> {
    const shownSession = this.cookies.session.read(call.request);
    const knownBrowser = this.cookies.knownBrowser.read(call.request);
    const outcome = await this.commands.execute(new SignIn({ ...call.body, shownSession, knownBrowser }, call.context));
    if (!outcome.ok) return problem(signInProblems, outcome.failure);
    if (outcome.value.kind === 'session') return this.entered(call.reply, outcome.value.session);
    this.cookies.passcode.set(call.reply, outcome.value.browserSecret, 2 * PASSCODE_SECONDS);
    if (outcome.value.kind === 'passcode')
      return success({ authenticated: 'false' }, undefined, { statusMessage: sessionMessages.passcodeSent });
    const { factors, passkeyOrigin } = outcome.value;
    const asked = { secondFactors: [...factors], ...(passkeyOrigin !== undefined && { passkeyOrigin }) };
    const statusMessage = sessionMessages.secondFactorWanted;
    return success({ authenticated: 'false', ...asked }, undefined, { statusMessage });
  }

  @Handles(passcodeContract, signInProblems)
  async passcode(
    @Call() { request, reply, body, context }: CallOf<typeof passcodeContract>,
  ): Promise<AnswerTo<typeof passcodeContract>> {
    const secret = this.cookies.passcode.read(request);
    const shown = this.cookies.session.read(request);
    const outcome = await this.commands.execute(new VerifyPasscode(body.passcode, secret, shown, context));
    if (!outcome.ok) return problem(signInProblems, outcome.failure);
    this.cookies.passcode.clear(reply);
    return this.entered(reply, outcome.value);
  }

  @Handles(secondStepContract, signInProblems)
  async secondStep(
    @Call() { request, reply, body, context }: CallOf<typeof secondStepContract>,
  ): Promise<AnswerTo<typeof secondStepContract>> {
    const browserSecret = this.cookies.passcode.read(request);
    const shownSession = this.cookies.session.read(request);
    const outcome = await this.commands.execute(
      new VerifySecondStep({ ...body, browserSecret, shownSession }, context),
    );
    if (!outcome.ok) return problem(signInProblems, outcome.failure);
    this.cookies.passcode.clear(reply);
    return this.entered(reply, outcome.value);
  }

  @Handles(passkeyOptionsContract, signInProblems)
  async passkeyOptions(
    @Call() { request, context }: CallOf<typeof passkeyOptionsContract>,
  ): Promise<AnswerTo<typeof passkeyOptionsContract>> {
    const secret = this.cookies.passcode.read(request);
    const outcome = await this.queries.execute(new GetPasskeyRequest(secret, context.occurredAt));
    return outcome.ok ? success(outcome.value) : problem(signInProblems, outcome.failure);
  }

  @Handles(passkeyContract, signInProblems)
  async passkey(
    @Call() { request, reply, body, context }: CallOf<typeof passkeyContract>,
  ): Promise<AnswerTo<typeof passkeyContract>> {
    const browserSecret = this.cookies.passcode.read(request);
    const shownSession = this.cookies.session.read(request);
    const outcome = await this.commands.execute(new VerifyPasskey({ ...body, browserSecret, shownSession }, context));
    if (!outcome.ok) return problem(signInProblems, outcome.failure);
    this.cookies.passcode.clear(reply);
    return this.entered(reply, outcome.value);
  }

  @Handles(signOutContract)
  async signOut(
    @Call() { caller, request, reply, context }: CallOf<typeof signOutContract>,
  ): Promise<Answer<Record<string, never>>> {
    if (caller) await this.commands.execute(new EndSession(caller.sessionId, 'asked', caller, context));
    // Chromium holds the answer back for seconds while it clears a cache: every answer about a person is `no-store`, so
    // there is none to clear. A visitor who arrives at the login without a session has nothing stored either.
    if (caller || this.cookies.session.read(request)) reply.header('clear-site-data', '"storage"');
    // One by one: the mark of a browser known from an earlier sign-in opens nothing and stays.
    this.cookies.session.clear(reply);
    this.cookies.passcode.clear(reply);
    this.cookies.reset.clear(reply);
    return success({});
  }

  private entered(
    reply: FastifyReply,
    { token, browserMark, answer, position }: StartedSession,
  ): Answer<SignedInAnswer> {
    this.cookies.session.set(reply, token);
    this.cookies.knownBrowser.set(reply, browserMark, KNOWN_BROWSER_SECONDS);
    return success(answer, { position }, { message: sessionMessages.success });
  }
}
