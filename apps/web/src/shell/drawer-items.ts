import * as paths from '../client/paths';
import { mayUse, type Viewer } from '../session/viewer';

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
  | 'inbox';

export interface DrawerItem {
  readonly id: string;
  readonly label: string;
  readonly icon: DrawerIcon;
  /** Absent on an item that acts instead of leading somewhere, and on one that this viewer may not open. */
  readonly to?: string;
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
  deep: true,
};
const fetchCms: DrawerItem = { id: 'fetchCmsChanges', label: 'Fetch CMS Changes', icon: 'refresh' };
const paymentHistory: DrawerItem = {
  id: 'paymentHistory',
  label: 'Payment History',
  icon: 'payments',
  to: paths.paymentHistory,
};

const updateFinancials: DrawerItem = {
  id: 'updateFinancials',
  label: 'Update Financials',
  icon: 'update',
  to: paths.updateFinancials,
};
const financeData: DrawerItem = {
  id: 'financeData',
  label: 'Finance Data',
  icon: 'data',
  to: paths.integrateFinance,
};

const adminSections: readonly DrawerSection[] = [
  { items: [dashboard] },
  {
    title: 'System Administration',
    items: [
      userManagement,
      fetchCms,
      updateFinancials,
      financeData,
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
      },
      { id: 'adminManagement', label: 'Admin Management', icon: 'admins', to: paths.adminManagement },
    ],
  },
  {
    title: 'System Administration',
    items: [fetchCms, updateFinancials, { ...financeData, to: paths.financeConnections }],
  },
  { title: 'Payments', items: [paymentHistory] },
];

const partnerSections: readonly DrawerSection[] = [
  { items: [{ ...dashboard, id: 'partnerDashboard', to: paths.partnerArea }] },
];

const enquiries: DrawerItem = { id: 'enquiries', label: 'Enquiries', icon: 'inbox', to: paths.enquiries };

/** What people write to the team. */
const messagesFor = (viewer: DrawerViewer): readonly DrawerSection[] =>
  mayUse(viewer, 'customers.manage') ? [{ title: 'Messages', items: [enquiries] }] : [];

const stuckSteps: DrawerItem = { id: 'stuckSteps', label: 'Stuck steps', icon: 'stuck', to: paths.stuckSteps };
const operations: DrawerItem = { id: 'operations', label: 'Operations', icon: 'operations', to: paths.operations };

/** What staff look things up in, as far as their permissions reach; no section without an item. */
function evidenceFor(viewer: DrawerViewer): readonly DrawerSection[] {
  const items = [
    ...(mayUse(viewer, 'journeys.replay') ? [stuckSteps] : []),
    ...(mayUse(viewer, 'customers.manage') ? [operations] : []),
  ];
  return items.length > 0 ? [{ title: 'Evidence', items }] : [];
}

/** Every section for this viewer, with the items that only small screens list. */
const allSectionsFor = (viewer: DrawerViewer): readonly DrawerSection[] => {
  switch (viewer.kind) {
    case 'visitor':
      return [];
    case 'superAdmin':
      return [...superAdminSections, ...messagesFor(viewer), ...evidenceFor(viewer)];
    case 'admin':
      return [...adminSections, ...messagesFor(viewer), ...evidenceFor(viewer)];
    case 'partner':
      return partnerSections;
    case 'customer':
      return viewer.premium ? premiumSections : basicSections;
  }
};

/** SHELL-04: what the side drawer offers. */
export const drawerFor = (viewer: DrawerViewer, mobile: boolean): readonly DrawerSection[] =>
  allSectionsFor(viewer).map(({ items, ...section }) => ({
    ...section,
    items: items.filter(({ mobileOnly }) => mobile || mobileOnly !== true),
  }));
