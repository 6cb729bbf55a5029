import type { ViewerKind } from '../session/viewer';
import { topMenuFor, type TopMenuId } from './top-menu';

const PUBLIC: readonly TopMenuId[] = ['customerStories', 'aboutUs'];
const SIGNED_IN: readonly TopMenuId[] = ['howItWorks', ...PUBLIC];

const MANAGER = ['customers.manage'];

const table: readonly (readonly [ViewerKind, readonly string[], boolean, readonly TopMenuId[]])[] = [
  ['visitor', [], false, PUBLIC],
  ['partner', [], false, ['channelPartnerDashboard', ...SIGNED_IN]],
  ['admin', MANAGER, false, ['dashboard', 'userManagement', ...SIGNED_IN]],
  ['admin', [], false, ['dashboard', ...SIGNED_IN]],
  ['superAdmin', [], false, ['dashboard', 'userManagement', ...SIGNED_IN]],
  ['customer', [], false, ['dashboard', ...SIGNED_IN]],
  ['customer', [], true, ['dashboard', 'onboarding', ...SIGNED_IN]],
];

describe('top menu', () => {
  it.each(table)('[SHELL-03] of a %s with the permissions %j, sign-up incomplete %s', (kind, permissions, ...rest) => {
    const [incomplete, expected] = rest;
    expect(topMenuFor({ kind, permissions }, incomplete).map(({ id }) => id)).toEqual(expected);
  });
});
