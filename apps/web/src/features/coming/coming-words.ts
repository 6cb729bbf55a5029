import type { ComingPath } from './coming-pages';

const STAFF = '/dashboard/newDashboardAdmin';

/** What an announced page will show. It pretends nothing. */
export const COMING_WORDS: Readonly<Record<ComingPath, string>> = {
  '/dashboard/info': 'a short guide to every figure of the dashboard',
  '/dashboard/newDashboardBusiness': 'your modules, chapters and quizzes, and how your business scores in each area',
  '/dashboard/FinanceBusinessAreaDashboard': 'your scores in the finance business area and what to work on first',
  '/dashboard/newDashboardTaskManagement': 'the lessons you planned, with their dates and what is done',
  '/dashboard/newDashboardLearning': 'short lessons chosen from your weakest scores',
  '/dashboard/newDashboardCalculator':
    'what changes in stock turn, debtor days and creditor days would release in cash',
  '/dashboard/newDashboardCalculator/DetailedPL':
    'every line of your profit and loss, and what a change would do to it',
  '/dashboard/newDashboardCalculator/BalanceSheet': 'what you own and owe, month by month',
  '/dashboard/balancesheet1': 'what you own and owe, month by month',
  '/dashboard/newDashboardCalculator/*': 'your plans, side by side',
  '/dashboard/integrateFile': 'a way to bring in figures from a spreadsheet',
  '/dashboard/financeQuestionsRead': 'the answers you gave to the finance questions',
  '/dashboard/adminPage': 'the tools of administrators',
  [`${STAFF}/IntegrateFinance`]: 'the finance connections of every customer',
  [`${STAFF}/ChannelManagement`]: 'every channel partner with access code and customers',
  [`${STAFF}/AdminManagement`]: 'every administrator and what each may do',
};
