import type { AccessRule, Scope } from '@keelson/contracts/access';
import { type AccountStanding, type DenialCode, type Identity, STANDING_DENIALS } from '@keelson/vocabulary';
import { type Caller, holds, type SessionHolder } from './caller';

export type Access =
  | { readonly kind: 'granted'; readonly caller: Caller | undefined }
  /** A session is needed and there is none. */
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'forbidden'; readonly code: DenialCode };

export interface AccessMode {
  readonly embedded: boolean;
}

/** What is laid down about a route. */
export interface RouteAccess {
  readonly rule: AccessRule | undefined;
  /** How an account must stand, unless the route is open to strangers. */
  readonly openTo: readonly AccountStanding[];
}

/** Whether the rule lets this holder, or a stranger, through, and how far. Deny by default: no rule, no entry. */
export function decideAccess(
  { rule, openTo }: RouteAccess,
  holder: SessionHolder | undefined,
  { embedded }: AccessMode,
): Access {
  if (!rule) return { kind: 'forbidden', code: 'FORBIDDEN' };
  const open = rule.openInEmbedded && embedded ? 'all' : rule.allow.anonymous;
  if (!holder) return open ? { kind: 'granted', caller: undefined } : { kind: 'unauthenticated' };
  if (holder.actingAs !== undefined && rule.whileActing !== 'allowed') {
    return { kind: 'forbidden', code: 'REFUSED_WHILE_ACTING' };
  }
  const scope = scopeOf(rule, holder) ?? open;
  if (!scope) return { kind: 'forbidden', code: 'FORBIDDEN' };
  if (!open && !openTo.includes(holder.standing)) return { kind: 'forbidden', code: STANDING_DENIALS[holder.standing] };
  return { kind: 'granted', caller: { ...holder, scope } };
}

/** Staff who act for a customer may do what that customer may, and nothing of their own. */
function scopeOf(rule: AccessRule, holder: SessionHolder): Scope | undefined {
  const identity: Identity = holder.actingAs === undefined ? holder.kind : 'customer';
  const scope = rule.allow[identity];
  return scope && holdsPermission(rule, holder, identity) ? scope : undefined;
}

function holdsPermission(rule: AccessRule, holder: SessionHolder, identity: Identity): boolean {
  if (!rule.permission || identity !== 'admin') return true;
  return [rule.permission].flat().some((permission) => holds(holder, permission));
}
