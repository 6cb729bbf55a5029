import type { PageAccess } from '../../client/route-handle';

const STAFF = '/dashboard/newDashboardAdmin';

/** Pages that are announced, not there. */
export const COMING_PAGES = [
  { path: '/dashboard/info', title: 'About your dashboard' },
  { path: '/dashboard/newDashboardBusiness', title: 'Business Areas' },
  { path: '/dashboard/FinanceBusinessAreaDashboard', title: 'Finance business area' },
  { path: '/dashboard/newDashboardTaskManagement', title: 'Task Management' },
  { path: '/dashboard/newDashboardLearning', title: 'Learning' },
  { path: '/dashboard/newDashboardCalculator', title: 'What If Calculator' },
  { path: '/dashboard/newDashboardCalculator/DetailedPL', title: 'Detailed P&L' },
  { path: '/dashboard/newDashboardCalculator/BalanceSheet', title: 'Balance Sheet' },
  { path: '/dashboard/balancesheet1', title: 'Balance Sheet' },
  { path: '/dashboard/newDashboardCalculator/*', title: 'Calculator' },
  { path: '/dashboard/integrateFile', title: 'Import a file' },
  { path: '/dashboard/financeQuestionsRead', title: 'Your finance answers' },
  { path: '/dashboard/adminPage', title: 'Administration', access: 'adminPrivileges' },
  { path: `${STAFF}/IntegrateFinance`, title: 'Finance Data', access: 'superAdmin' },
  { path: `${STAFF}/ChannelManagement`, title: 'Channel Partner Management', access: 'superAdmin' },
  { path: `${STAFF}/AdminManagement`, title: 'Admin Management', access: 'superAdmin' },
] as const satisfies readonly { readonly path: string; readonly title: string; readonly access?: PageAccess }[];

export type ComingPath = (typeof COMING_PAGES)[number]['path'];
