import type { AccessRule, Scope } from '@keelson/contracts/access';
import { accessRuleOf, isOpenUnderDeletion, standingsOn } from '@keelson/contracts/routes';
import { CONFIRMATION_HEADER } from '@keelson/contracts/wire';
import { isAccountId } from '@keelson/kernel';
import type { ConfirmationOutcome } from '@keelson/vault';
import type { DenialCode } from '@keelson/vocabulary';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../execution/command-context';
import type { ParsedInput } from '../wire/parse-call';
import { PlatformRefusal } from '../wire/refusal';
import { actOf, targetOf } from './act-of';
import { type Caller, type SessionHolder, subjectOf } from './caller';
import { type Access, decideAccess } from './decide-access';
import type { DenialRecorder } from './denial-recorder';
import type { SessionAuthority, SessionEvidence } from './session-authority';

declare module 'fastify' {
  interface FastifyRequest {
    /** The holder of the session, let through or not. */
    holder?: SessionHolder;
  }
}

const DENIAL_TEXTS: Readonly<Record<DenialCode, string>> = {
  FORBIDDEN: 'You may not do this',
  REFUSED_WHILE_ACTING: 'You may not do this',
  TRIAL_ENDED: 'Your free trial has ended',
  PAYMENT_NEEDED: 'Please make your payment first',
  ACCOUNT_UNDER_DELETION:
    'Your account is being deleted: you can read and export everything, and write to us to stop the deletion',
  PREMIUM_NEEDED: 'This feature is available for subscribed users only.',
  PASSWORD_CHANGE_NEEDED: 'Please change your password first',
  SECOND_FACTOR_NEEDED: 'Please set up your second factor first',
  ADDRESS_UNCONFIRMED: 'Please confirm your email address first',
  CONFIRMATION_INVALID: 'Please confirm this with your password',
};

const CONFIRMATION_TEXTS: Readonly<Record<Exclude<ConfirmationOutcome, 'confirmed'>, string>> = {
  used: 'Your password has confirmed this once already. Please give it again',
  expired: 'You gave your password more than five minutes ago. Please give it again',
  other: 'Your password was given for something else. Please give it for this',
};

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets a request through to its route, or refuses it: 401, 403, or 404 for an account beyond the caller's own. */
export class Guard {
  constructor(
    private readonly sessions: SessionAuthority,
    private readonly mode: { readonly embedded: boolean },
    private readonly denials: DenialRecorder,
  ) {}

  async admit(routeId: string, request: FastifyRequest): Promise<Caller | undefined> {
    const rule = accessRuleOf(routeId);
    const holder = rule && (await this.holder(rule, request));
    if (holder) request.holder = holder;
    const access = this.decide(routeId, holder);
    if (access.kind === 'unauthenticated') throw new PlatformRefusal('UNAUTHENTICATED', 'Please log in');
    if (access.kind === 'forbidden') return this.refuse(access.code, routeId, holder, request);
    if (access.caller && isForeign(access.caller, request.params))
      throw new PlatformRefusal('NOT_FOUND', 'There is no such account');
    if (holder && (await this.waitsForDeletion(routeId, rule, holder, request)))
      return this.refuse('ACCOUNT_UNDER_DELETION', routeId, holder, request);
    if (rule?.confirmed && request.headers[CONFIRMATION_HEADER] === undefined) {
      throw new PlatformRefusal('STEP_UP_REQUIRED', 'Please confirm this with your password');
    }
    if (holder && rule.credential !== 'cookie' && !SAFE_METHODS.has(request.method)) {
      await this.sessions.extendIdle(holder);
    }
    return access.caller;
  }

  /**
   * Uses up the confirmation that the route may need. Only once the call was read: what is malformed uses nothing up, and
   * the target stands in it. A repetition under the same Idempotency-Key is the same request and is let through again.
   */
  async confirm(routeId: string, request: FastifyRequest, input: ParsedInput, context: CommandContext): Promise<void> {
    const { holder } = request;
    const confirmed = accessRuleOf(routeId)?.confirmed;
    if (!confirmed || !holder) return;
    const act = actOf(holder, routeId, targetOf(confirmed, input));
    const shown = String(request.headers[CONFIRMATION_HEADER]);
    const asked = `${context.commandId} ${context.commandHash ?? ''}`;
    const outcome = await this.sessions.useConfirmation(shown, act, asked);
    if (outcome === 'confirmed') return;
    await this.denials.record({ holder, routeId, code: 'CONFIRMATION_INVALID', request });
    throw new PlatformRefusal('CONFIRMATION_INVALID', CONFIRMATION_TEXTS[outcome]);
  }

  /** Whether somebody whom the guard let through would be let through now, their session and rights being what they are. */
  async stillAdmits(routeId: string, caller: Caller | undefined): Promise<boolean> {
    if (!caller) return this.decide(routeId, undefined).kind === 'granted';
    const now = (await this.holders([caller.sessionId])).get(caller.sessionId);
    // Whoever no longer acts for somebody is not let through as oneself instead.
    if (now?.actingAs !== caller.actingAs || !now) return false;
    return this.decide(routeId, now).kind === 'granted';
  }

  /** How far somebody may read what a route shows; `undefined` for not at all. */
  scopeOn(routeId: string, holder: SessionHolder): Scope | undefined {
    const access = this.decide(routeId, holder);
    return access.kind === 'granted' ? access.caller?.scope : undefined;
  }

  /** Who of these is still signed in, and as what. */
  holders(sessionIds: readonly string[]): Promise<ReadonlyMap<string, SessionHolder>> {
    return this.sessions.holders(sessionIds);
  }

  /** Whether a command of a customer is refused because the account is being deleted (decision 4.91). */
  private async waitsForDeletion(
    routeId: string,
    rule: AccessRule,
    holder: SessionHolder,
    { method }: FastifyRequest,
  ): Promise<boolean> {
    if (SAFE_METHODS.has(method) || rule.allow.anonymous || isOpenUnderDeletion(routeId)) return false;
    return this.sessions.isUnderDeletion(holder);
  }

  private async refuse(
    code: DenialCode,
    routeId: string,
    holder: SessionHolder | undefined,
    request: FastifyRequest,
  ): Promise<never> {
    if (holder) await this.denials.record({ holder, routeId, code, request });
    throw new PlatformRefusal(code, DENIAL_TEXTS[code]);
  }

  private decide(routeId: string, holder: SessionHolder | undefined): Access {
    return decideAccess({ rule: accessRuleOf(routeId), openTo: standingsOn(routeId) }, holder, this.mode);
  }

  private async holder(rule: AccessRule, request: FastifyRequest): Promise<SessionHolder | undefined> {
    const evidence = evidenceOf(rule, request);
    return evidence.token === undefined && evidence.cookies === undefined
      ? undefined
      : await this.sessions.authenticate(evidence);
  }
}

/**
 * Whose scope is their own account finds no other one, whatever the route does with it. Rows are secured besides;
 * commands write by the account of the address.
 */
const isForeign = (caller: Caller, params: unknown): boolean => {
  const { accountId } = (params ?? {}) as { readonly accountId?: string };
  return caller.scope === 'own' && accountId !== undefined && isAccountId(accountId) && accountId !== subjectOf(caller);
};

function evidenceOf(rule: AccessRule, request: FastifyRequest): SessionEvidence {
  if (rule.credential === 'cookie') return { cookies: request.cookies };
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  return token === undefined ? {} : { token };
}
