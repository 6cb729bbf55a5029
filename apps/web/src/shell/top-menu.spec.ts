import type { ViewerKind } from '../session/viewer';
import { topMenuFor, type TopMenuId } from './top-menu';

const PUBLIC: readonly TopMenuId[] = ['customerStories', 'aboutUs'];
const SIGNED_IN: readonly TopMenuId[] = ['howItWorks', ...PUBLIC];

const table: readonly (readonly [ViewerKind, boolean, readonly TopMenuId[]])[] = [
  ['visitor', false, PUBLIC],
  ['partner', false, ['channelPartnerDashboard', ...SIGNED_IN]],
  ['admin', false, ['dashboard', 'userManagement', ...SIGNED_IN]],
  ['superAdmin', false, ['dashboard', 'userManagement', ...SIGNED_IN]],
  ['customer', false, ['dashboard', 'channelPartnerDashboard', ...SIGNED_IN]],
  ['customer', true, ['dashboard', 'onboarding', 'channelPartnerDashboard', ...SIGNED_IN]],
];

describe('top menu', () => {
  it.each(table)('[SHELL-03] of a %s, sign-up incomplete %s', (kind, incomplete, expected) => {
    expect(topMenuFor(kind, incomplete).map(({ id }) => id)).toEqual(expected);
  });
});
