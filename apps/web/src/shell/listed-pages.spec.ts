import { matchRoutes } from 'react-router-dom';
import { EXPLAINED_FIGURES } from '@keelson/contracts/my-financials';
import { routes } from '../app/routes';
import { isBuilt } from '../client/announced-pages';
import * as paths from '../client/paths';
import { isRouteHandle } from '../client/route-handle';
import { mayOpen } from '../session/may-open';
import { VISITOR, type Viewer } from '../session/viewer';
import { figuresOn } from './finder/figure-places';
import { pageWords } from './help/page-words';
import { listedPages } from './listed-pages';

const viewer = (kind: Viewer['kind'], rest: Partial<Viewer> = {}): Viewer => ({ ...VISITOR, kind, ...rest });

const VIEWERS: readonly (readonly [name: string, viewer: Viewer])[] = [
  ['an owner in the onboarding', viewer('customer', { standing: 'onboarding' })],
  ['an owner without a plan', viewer('customer', { standing: 'basic' })],
  ['an owner with a plan', viewer('customer', { standing: 'premium', premium: true })],
  ['a channel partner', viewer('partner')],
  ['an admin without rights', viewer('admin')],
  ['an admin who manages customers', viewer('admin', { permissions: ['customers.manage'] })],
  ['an admin who replays journeys', viewer('admin', { permissions: ['journeys.replay'] })],
  ['a super admin', viewer('superAdmin')],
];

const accessOf = (address: string) =>
  (matchRoutes(routes, address) ?? [])
    .map(({ route }) => route.handle as unknown)
    .filter(isRouteHandle)
    .at(-1)?.access;

/** As the guard of the pages decides. */
const isRefused = (who: Viewer, address: string): boolean => {
  const access = accessOf(address);
  return !mayOpen(who, access) || (access === 'premium' && who.standing === 'basic');
};

describe('the pages that search and help list', () => {
  it.each(VIEWERS)('are open to %s, shown, told once each and said what they show', (_, who) => {
    const addresses = listedPages(who, true).map(({ to }) => to);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => isRefused(who, address))).toEqual([]);
    expect(addresses.filter((address) => !isBuilt(address))).toEqual([]);
    expect(addresses.filter((address) => pageWords(address) === undefined)).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('lead an admin to the trial balances, and not to the connections, which are the owners’ and super admins’', () => {
    const addresses = listedPages(viewer('admin', { permissions: ['customers.manage'] }), false).map(({ to }) => to);
    expect(addresses).toContain(paths.updateFinancials);
    expect(addresses).not.toContain(paths.integrateFinance);
    expect(addresses).not.toContain(paths.financeConnections);
    expect(listedPages(viewer('superAdmin'), false).map(({ to }) => to)).toContain(paths.financeConnections);
  });

  it.each(['unconfirmed', 'awaiting-payment', 'trial-ended', 'migrated', 'ended'] as const)(
    'are the public ones alone while an account is %s',
    (standing) => {
      expect(listedPages(viewer('customer', { standing, premium: true }), true).map(({ to }) => to)).toEqual([
        paths.howItWorks,
        paths.customerStories,
        paths.aboutUs,
      ]);
    },
  );
});

describe('the figures that search lists', () => {
  it('lead to every explained figure, on the page that shows it', () => {
    const all = figuresOn(new Set([paths.dashboard, paths.myFinancials]));
    expect(all.map(({ figure }) => figure)).toEqual([...EXPLAINED_FIGURES]);
    expect(all.map(({ to }) => to)).toContain(`${paths.myFinancials}?explain=quickRatio&over=month`);
  });

  it('are those of the dashboard alone where My Finance is not open', () => {
    const some = figuresOn(new Set([paths.dashboard]));
    expect(some.length).toBeGreaterThan(0);
    expect(some.filter(({ to }) => !to.startsWith(`${paths.dashboard}?`))).toEqual([]);
  });
});
