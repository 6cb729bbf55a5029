import type { PageAccess } from '../../app/route-handle';

/** A page that is announced, not there. It says what it will show and pretends nothing. */
export interface ComingPage {
  readonly path: string;
  readonly title: string;
  readonly will: string;
  readonly access?: PageAccess;
}

const STAFF = '/dashboard/newDashboardAdmin';

export const COMING_PAGES: readonly ComingPage[] = [
  { path: '/dashboard/info', title: 'About your dashboard', will: 'a short guide to every figure of the dashboard' },
  {
    path: '/dashboard/newDashboardBusiness',
    title: 'Business Areas',
    will: 'your modules, chapters and quizzes, and how your business scores in each area',
  },
  {
    path: '/dashboard/FinanceBusinessAreaDashboard',
    title: 'Finance business area',
    will: 'your scores in the finance business area and what to work on first',
  },
  {
    path: '/dashboard/newDashboardFinance',
    title: 'My Finance',
    will: 'sales, margin, profit and cash from your own accounts, month by month',
  },
  {
    path: '/dashboard/newDashboardTaskManagement',
    title: 'Task Management',
    will: 'the lessons you planned, with their dates and what is done',
  },
  { path: '/dashboard/newDashboardLearning', title: 'Learning', will: 'short lessons chosen from your weakest scores' },
  {
    path: '/dashboard/newDashboardCalculator',
    title: 'What If Calculator',
    will: 'what changes in stock turn, debtor days and creditor days would release in cash',
  },
  {
    path: '/dashboard/newDashboardCalculator/DetailedPL',
    title: 'Detailed P&L',
    will: 'every line of your profit and loss, and what a change would do to it',
  },
  {
    path: '/dashboard/newDashboardCalculator/BalanceSheet',
    title: 'Balance Sheet',
    will: 'what you own and owe, month by month',
  },
  { path: '/dashboard/balancesheet1', title: 'Balance Sheet', will: 'what you own and owe, month by month' },
  { path: '/dashboard/newDashboardCalculator/*', title: 'Calculator', will: 'your plans, side by side' },
  {
    path: '/dashboard/integrateFinance',
    title: 'Finance Data',
    will: 'the trial balances that came from your accounting system',
  },
  { path: '/dashboard/integrateFile', title: 'Import a file', will: 'a way to bring in figures from a spreadsheet' },
  {
    path: '/dashboard/financeQuestionsRead',
    title: 'Your finance answers',
    will: 'the answers you gave to the finance questions',
  },
  {
    path: '/dashboard/UpdatePage',
    title: 'Update your figures',
    will: 'the figures that you can bring up to date yourself',
  },
  {
    path: '/dashboard/adminPage',
    title: 'Administration',
    will: 'the tools of administrators',
    access: 'adminPrivileges',
  },
  {
    path: `${STAFF}/UserUpdateFinanace`,
    title: 'Update Financials',
    will: 'a way to bring a customer’s figures up to date',
    access: 'customers.manage',
  },
  {
    path: `${STAFF}/IntegrateFinance`,
    title: 'Finance Data',
    will: 'the finance connections of every customer',
    access: 'superAdmin',
  },
  {
    path: `${STAFF}/ChannelManagement`,
    title: 'Channel Partner Management',
    will: 'every channel partner with access code and customers',
    access: 'superAdmin',
  },
  {
    path: `${STAFF}/AdminManagement`,
    title: 'Admin Management',
    will: 'every administrator and what each may do',
    access: 'superAdmin',
  },
];
