import type { AccessRule } from '@keelson/contracts/access';
import { newAccountId } from '../../testing/test-sessions';
import type { SessionHolder } from './caller';
import { type AccessMode, decideAccess as decide } from './decide-access';

const holder = (changes: Partial<SessionHolder>): SessionHolder => ({
  accountId: newAccountId(),
  kind: 'customer',
  permissions: [],
  sessionId: 's',
  standing: 'premium',
  ...changes,
});
const production = { embedded: false };
const decideAccess = (rule: AccessRule | undefined, who: SessionHolder | undefined, mode: AccessMode) =>
  decide({ rule, openTo: ['exempt', 'premium'] }, who, mode);

describe('decideAccess', () => {
  it('[AUTHZ-01~] refuses everybody where there is no rule or an identity is not named', () => {
    expect(decideAccess(undefined, holder({ kind: 'superAdmin' }), production).kind).toBe('forbidden');
    expect(decideAccess({ allow: { customer: 'own' } }, holder({ kind: 'superAdmin' }), production).kind).toBe(
      'forbidden',
    );
    expect(decideAccess({ allow: { customer: 'own' } }, undefined, production).kind).toBe('unauthenticated');
  });

  it('gives the scope of the identity', () => {
    const rule: AccessRule = { allow: { customer: 'own', partner: 'partners', admin: 'all' } };
    expect(decideAccess(rule, holder({ kind: 'partner' }), production)).toMatchObject({
      kind: 'granted',
      caller: { scope: 'partners' },
    });
  });

  it('asks admins for the permission, super admins never', () => {
    const rule: AccessRule = { allow: { admin: 'all', superAdmin: 'all' }, permission: 'customers.manage' };
    expect(decideAccess(rule, holder({ kind: 'admin' }), production).kind).toBe('forbidden');
    expect(decideAccess(rule, holder({ kind: 'admin', permissions: ['customers.manage'] }), production).kind).toBe(
      'granted',
    );
    expect(decideAccess(rule, holder({ kind: 'superAdmin' }), production).kind).toBe('granted');
  });

  it('lets an admin through with any one of the permissions that are named', () => {
    const rule: AccessRule = {
      allow: { admin: 'all', superAdmin: 'all' },
      permission: ['customers.manage', 'journeys.replay'],
    };
    const kindOf = (changes: Partial<SessionHolder>) => decideAccess(rule, holder(changes), production).kind;
    expect(kindOf({ kind: 'admin', permissions: ['journeys.replay'] })).toBe('granted');
    expect(kindOf({ kind: 'admin', permissions: ['customers.manage'] })).toBe('granted');
    expect(kindOf({ kind: 'superAdmin' })).toBe('granted');
    expect(kindOf({ kind: 'admin', permissions: ['payments.reconcile'] })).toBe('forbidden');
    expect(kindOf({ kind: 'customer', permissions: ['journeys.replay'] })).toBe('forbidden');
  });

  it('lets staff who act for a customer do what the customer may, unless it is refused while acting', () => {
    const acting = holder({ kind: 'superAdmin', actingAs: newAccountId() });
    expect(decideAccess({ allow: { customer: 'own' } }, acting, production)).toEqual({
      kind: 'forbidden',
      code: 'REFUSED_WHILE_ACTING',
    });
    expect(decideAccess({ allow: { customer: 'own' }, whileActing: 'allowed' }, acting, production)).toMatchObject({
      kind: 'granted',
      caller: { scope: 'own' },
    });
    expect(decideAccess({ allow: { superAdmin: 'all' }, whileActing: 'allowed' }, acting, production).kind).toBe(
      'forbidden',
    );
  });

  it('opens to strangers in embedded mode only what says so', () => {
    const rule: AccessRule = { allow: { admin: 'all' }, openInEmbedded: true };
    expect(decideAccess(rule, undefined, { embedded: true }).kind).toBe('granted');
    expect(decideAccess(rule, undefined, production).kind).toBe('unauthenticated');
    expect(decideAccess({ allow: { admin: 'all' } }, undefined, { embedded: true }).kind).toBe('unauthenticated');
  });

  it.each([
    ['awaiting-payment', 'PAYMENT_NEEDED'],
    ['trial-ended', 'PAYMENT_NEEDED'],
    ['migrated', 'PAYMENT_NEEDED'],
    ['ended', 'PAYMENT_NEEDED'],
    ['unconfirmed', 'ADDRESS_UNCONFIRMED'],
    ['basic', 'PREMIUM_NEEDED'],
    ['onboarding', 'PREMIUM_NEEDED'],
  ] as const)('[AUTHZ-06~] closes what is neither open to an account that is %s nor public: %s', (standing, code) => {
    const who = holder({ standing });
    const own: AccessRule = { allow: { customer: 'own' } };
    const denied = (rule: AccessRule) => decide({ rule, openTo: ['exempt', 'premium'] }, who, production);
    expect(denied(own)).toEqual({ kind: 'forbidden', code });
    expect(decide({ rule: own, openTo: [standing] }, who, production).kind).toBe('granted');
    expect(denied({ allow: { customer: 'own', anonymous: 'own' } }).kind).toBe('granted');
    expect(denied({ allow: { admin: 'all' } })).toEqual({ kind: 'forbidden', code: 'FORBIDDEN' });
  });
});
