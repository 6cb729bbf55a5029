import * as paths from '../client/paths';
import type { PageAccess } from '../client/route-handle';
import { mayOpen } from '../session/may-open';
import type { Viewer } from '../session/viewer';

export type DrawerIcon =
  | 'dashboard'
  | 'areas'
  | 'finance'
  | 'tasks'
  | 'learning'
  | 'calculator'
  | 'profitAndLoss'
  | 'balance'
  | 'connect'
  | 'company'
  | 'questions'
  | 'people'
  | 'refresh'
  | 'update'
  | 'data'
  | 'partners'
  | 'admins'
  | 'payments'
  | 'stuck'
  | 'operations'
  | 'audit'
  | 'inbox';

export interface DrawerItem {
  readonly id: string;
  readonly label: string;
  readonly icon: DrawerIcon;
  /** Absent on an item that acts instead of leading somewhere, and on one that this viewer may not open. */
  readonly to?: string;
  /** As its page says: not listed for anybody else. */
  readonly access?: PageAccess;
  /** Who may open it, shown in place of the link. */
  readonly onlyFor?: string;
  /** Marked on the pages below it as well. */
  readonly deep?: true;
  /** Only in the list of small screens. */
  readonly mobileOnly?: true;
}

export interface DrawerSection {
  readonly title?: string;
  readonly items: readonly DrawerItem[];
}

export type DrawerViewer = Pick<Viewer, 'kind' | 'premium' | 'permissions'>;

const dashboard: DrawerItem = { id: 'dashboard', label: 'Dashboard', icon: 'dashboard', to: paths.dashboard };
const learning: DrawerItem = {
  id: 'learning',
  label: 'Learning',
  icon: 'learning',
  to: paths.learning,
};
const whatIf: DrawerItem = {
  id: 'whatIf',
  label: 'What If Calculator',
  icon: 'calculator',
  to: paths.calculator,
};

const premiumMain: readonly DrawerItem[] = [
  dashboard,
  { id: 'businessAreas', label: 'Business Areas', icon: 'areas', to: paths.businessAreas },
  { id: 'myFinance', label: 'My Finance', icon: 'finance', to: paths.myFinancials },
  { id: 'tasks', label: 'Task Management', icon: 'tasks', to: paths.tasks },
  learning,
];

const premiumSections: readonly DrawerSection[] = [
  { items: premiumMain },
  {
    title: 'Calculator',
    items: [
      whatIf,
      {
        id: 'detailedPl',
        label: 'Detailed P&L',
        icon: 'profitAndLoss',
        to: paths.detailedProfitAndLoss,
      },
      {
        id: 'balanceSheet',
        label: 'Balance Sheet',
        icon: 'balance',
        to: paths.calculatorBalanceSheet,
      },
    ],
  },
  {
    title: 'Company',
    items: [
      { id: 'integrateFinance', label: 'Integrate Finance', icon: 'connect', to: paths.connectAccounts },
      { id: 'yourCompany', label: 'Your Company', icon: 'company', to: paths.companyQuestions },
      {
        id: 'financeQuestions',
        label: 'Business Areas/Finance Questions',
        icon: 'questions',
        to: paths.financeQuestions,
      },
    ],
  },
];

const basicSections: readonly DrawerSection[] = [
  { items: [dashboard, learning] },
  { title: 'Calculator', items: [whatIf] },
];

const userManagement: DrawerItem = {
  id: 'userManagement',
  label: 'User Management',
  icon: 'people',
  to: paths.customers,
  access: 'customers.manage',
  deep: true,
};
const fetchCms: DrawerItem = {
  id: 'fetchCmsChanges',
  label: 'Fetch CMS Changes',
  icon: 'refresh',
  access: 'customers.manage',
};
const paymentHistory: DrawerItem = {
  id: 'paymentHistory',
  label: 'Payment History',
  icon: 'payments',
  to: paths.paymentHistory,
  access: 'adminPrivileges',
};

const updateFinancials: DrawerItem = {
  id: 'updateFinancials',
  label: 'Update Financials',
  icon: 'update',
  to: paths.updateFinancials,
  access: 'customers.manage',
};
const financeData: DrawerItem = {
  id: 'financeData',
  label: 'Finance Data',
  icon: 'data',
};

const adminSections: readonly DrawerSection[] = [
  { items: [dashboard] },
  {
    title: 'System Administration',
    items: [
      userManagement,
      fetchCms,
      updateFinancials,
      { ...financeData, onlyFor: 'Super admin' },
      {
        id: 'channelManagement',
        label: 'Channel Management',
        icon: 'partners',
        onlyFor: 'Super admin',
        mobileOnly: true,
      },
      { id: 'adminManagement', label: 'Admin Management', icon: 'admins', onlyFor: 'Super admin', mobileOnly: true },
    ],
  },
  { title: 'Payments', items: [paymentHistory] },
];

const superAdminSections: readonly DrawerSection[] = [
  {
    items: [
      userManagement,
      {
        id: 'channelPartnerManagement',
        label: 'Channel Partner Management',
        icon: 'partners',
        to: paths.channelManagement,
        access: 'superAdmin',
      },
      {
        id: 'adminManagement',
        label: 'Admin Management',
        icon: 'admins',
        to: paths.adminManagement,
        access: 'superAdmin',
      },
    ],
  },
  {
    title: 'System Administration',
    items: [fetchCms, updateFinancials, { ...financeData, to: paths.financeConnections, access: 'superAdmin' }],
  },
  { title: 'Payments', items: [paymentHistory] },
];

const partnerSections: readonly DrawerSection[] = [
  { items: [{ ...dashboard, id: 'partnerDashboard', to: paths.partnerArea }] },
];

/** What people write to the team. */
const messages: DrawerSection = {
  title: 'Messages',
  items: [{ id: 'enquiries', label: 'Enquiries', icon: 'inbox', to: paths.enquiries, access: 'customers.manage' }],
};

/** What staff look things up in. */
const evidence: DrawerSection = {
  title: 'Evidence',
  items: [
    { id: 'stuckSteps', label: 'Stuck steps', icon: 'stuck', to: paths.stuckSteps, access: 'journeys.replay' },
    { id: 'operations', label: 'Operations', icon: 'operations', to: paths.operations, access: 'customers.manage' },
    { id: 'audit', label: 'Audit', icon: 'audit', to: paths.audit, access: 'superAdmin' },
  ],
};

/** Every section for this kind of viewer, with the items that need a right or that only small screens list. */
const allSectionsFor = (viewer: DrawerViewer): readonly DrawerSection[] => {
  switch (viewer.kind) {
    case 'visitor':
      return [];
    case 'superAdmin':
      return [...superAdminSections, messages, evidence];
    case 'admin':
      return [...adminSections, messages, evidence];
    case 'partner':
      return partnerSections;
    case 'customer':
      return viewer.premium ? premiumSections : basicSections;
  }
};

/** SHELL-04: what the side drawer offers, as far as the viewer's rights reach; no section without an item. */
export const drawerFor = (viewer: DrawerViewer, mobile: boolean): readonly DrawerSection[] =>
  allSectionsFor(viewer)
    .map(({ items, ...section }) => ({
      ...section,
      items: items.filter(({ access, mobileOnly }) => (mobile || mobileOnly !== true) && mayOpen(viewer, access)),
    }))
    .filter(({ items }) => items.length > 0);
