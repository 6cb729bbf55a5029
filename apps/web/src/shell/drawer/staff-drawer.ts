import * as paths from '../../client/paths';
import { dashboard, type DrawerItem, type DrawerSection } from './drawer-item';

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

const administration: readonly DrawerSection[] = [
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

const superAdministration: readonly DrawerSection[] = [
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

/** What people write to the team. */
const messages: DrawerSection = {
  title: 'Messages',
  items: [{ id: 'enquiries', label: 'Enquiries', icon: 'inbox', to: paths.enquiries, access: 'customers.manage' }],
};

/** What staff look things up in. */
const evidence: DrawerSection = {
  title: 'Evidence',
  items: [
    {
      id: 'reconciliation',
      label: 'Reconciliation',
      icon: 'reconciliation',
      to: paths.reconciliation,
      access: 'payments.reconcile',
      countsExceptions: true,
    },
    { id: 'stuckSteps', label: 'Stuck steps', icon: 'stuck', to: paths.stuckSteps, access: 'journeys.replay' },
    { id: 'operations', label: 'Operations', icon: 'operations', to: paths.operations, access: 'customers.manage' },
    { id: 'audit', label: 'Audit', icon: 'audit', to: paths.audit, access: 'superAdmin' },
  ],
};

export const adminSections: readonly DrawerSection[] = [...administration, messages, evidence];

export const superAdminSections: readonly DrawerSection[] = [...superAdministration, messages, evidence];
