import type { DrawerViewer } from './drawer/drawer-item';
import { isBuilt } from '../client/announced-pages';
import { drawerFor } from './drawer-items';

const viewer = (kind: DrawerViewer['kind'], premium = false): DrawerViewer => ({
  ...{ kind, premium },
  permissions: kind === 'admin' ? ['customers.manage'] : [],
});

const labels = (given: DrawerViewer, mobile = false): readonly string[] =>
  drawerFor(given, mobile).flatMap(({ items }) => items.map(({ label }) => label));

const announcedFor = (given: DrawerViewer): readonly string[] =>
  drawerFor(given, true).flatMap(({ items }) =>
    items.flatMap(({ to }) => (to !== undefined && !isBuilt(to) ? [to] : [])),
  );

describe('side drawer', () => {
  it('[SHELL-04~] offers a premium customer every area, the whole calculator and both company pages', () => {
    expect(labels(viewer('customer', true))).toEqual([
      'Dashboard',
      'Business Areas',
      'My Finance',
      'Task Management',
      'Learning',
      'What If Calculator',
      'Detailed P&L',
      'Balance Sheet',
      'Integrate Finance',
      'Your Company',
      'Business Areas/Finance Questions',
    ]);
  });

  it('[SHELL-04~] offers other customers the dashboard, learning and one calculator', () => {
    expect(labels(viewer('customer'))).toEqual(['Dashboard', 'Learning', 'What If Calculator']);
  });

  it('[SHELL-04~] offers an admin the four tools and the payments, and names two more on phones', () => {
    const wide = [
      'Dashboard',
      'User Management',
      'Fetch CMS Changes',
      'Update Financials',
      'Finance Data',
      'Payment History',
    ];
    const more = ['Enquiries', 'Operations'];
    expect(labels(viewer('admin'))).toEqual([...wide, ...more]);
    expect(labels(viewer('admin'), true)).toEqual([
      ...wide.slice(0, -1),
      'Channel Management',
      'Admin Management',
      'Payment History',
      ...more,
    ]);
  });

  it('lists for an admin without permissions what that leaves', () => {
    expect(labels({ ...viewer('admin'), permissions: [] })).toEqual(['Dashboard', 'Finance Data', 'Payment History']);
  });

  it('[SHELL-04~] never gives an admin a link that leads out of the session', () => {
    const items = drawerFor(viewer('admin'), true).flatMap((section) => section.items);
    const superAdminOnly = items.filter(({ onlyFor }) => onlyFor !== undefined);
    expect(superAdminOnly.map(({ label, to }) => [label, to])).toEqual([
      ['Finance Data', undefined],
      ['Channel Management', undefined],
      ['Admin Management', undefined],
    ]);
  });

  it('[SHELL-04~] offers a super admin the three managements and no dashboard', () => {
    const offered = labels(viewer('superAdmin'));
    expect(offered.slice(0, 3)).toEqual(['User Management', 'Channel Partner Management', 'Admin Management']);
    expect(offered).not.toContain('Dashboard');
  });

  it('[SHELL-04~] leads nobody to what is only announced', () => {
    const kinds = (['customer', 'partner', 'admin', 'superAdmin'] as const).map((kind) => viewer(kind));
    for (const each of [...kinds, viewer('customer', true)]) expect(announcedFor(each)).toEqual([]);
  });

  it('offers the stuck steps to staff who may replay journeys, and to no other', () => {
    expect(labels(viewer('admin'))).not.toContain('Stuck steps');
    expect(labels({ ...viewer('admin'), permissions: ['journeys.replay'] })).toContain('Stuck steps');
    expect(labels(viewer('superAdmin'))).toContain('Stuck steps');
  });

  it('offers the reconciliation to staff who may reconcile payments, and to no other', () => {
    expect(labels(viewer('admin'))).not.toContain('Reconciliation');
    expect(labels({ ...viewer('admin'), permissions: ['payments.reconcile'] })).toContain('Reconciliation');
    expect(labels(viewer('superAdmin'))).toContain('Reconciliation');
  });

  it('offers a visitor nothing', () => {
    expect(labels(viewer('visitor'), true)).toEqual([]);
  });
});
