import fc from 'fast-check';
import { hasAdminPrivileges, hasPermissions, isAdmin, isSuperAdmin } from './token-claims';

const roles = (...names: string[]) => ({ roles: names });
const permissions = (...names: string[]) => ({ permissions: names });

describe('token claims', () => {
  it.each([
    { isAdmin: true },
    { isAdmin: 'true' },
    { admin: true },
    { admin: 'true' },
    roles('admin'),
    permissions('admin'),
  ])('[ROLE-01, SIGNIN-19] %j makes an admin', (claims) => {
    expect(isAdmin(claims)).toBe(true);
    expect(isSuperAdmin(claims)).toBe(false);
    expect(hasAdminPrivileges(claims)).toBe(true);
  });

  it.each([
    { isSuperAdmin: true },
    { isSuperAdmin: 'true' },
    { superAdmin: true },
    { superAdmin: 'true' },
    roles('superAdmin'),
    permissions('superAdmin'),
  ])('[ROLE-01, SIGNIN-19] %j makes a super admin', (claims) => {
    expect(isSuperAdmin(claims)).toBe(true);
    expect(hasAdminPrivileges(claims)).toBe(true);
    expect(hasPermissions(claims, ['customers.manage', 'journeys.replay'])).toBe(true);
  });

  it.each([
    {},
    { isAdmin: false },
    { isAdmin: 'false' },
    { isAdmin: 1 },
    { admin: 'yes' },
    { roles: 'admin' },
    roles('Admin'),
  ])('[ROLE-01] %j makes nobody anything', (claims) => {
    expect(hasAdminPrivileges(claims)).toBe(false);
  });

  it('[ROLE-01] a list of permissions is needed whole', () => {
    const held = permissions('customers.manage', 'journeys.replay');
    expect(hasPermissions(held, [])).toBe(true);
    expect(hasPermissions(held, ['journeys.replay', 'customers.manage'])).toBe(true);
    expect(hasPermissions(held, ['customers.manage', 'payments.reconcile'])).toBe(false);
    expect(hasPermissions({}, ['customers.manage'])).toBe(false);
  });

  it('whatever a token claims is answered', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('isAdmin', 'roles', 'permissions', 'superAdmin'), fc.anything()),
        (claims) => {
          expect(typeof hasAdminPrivileges(claims)).toBe('boolean');
        },
      ),
    );
  });
});
