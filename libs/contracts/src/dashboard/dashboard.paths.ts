import { definePaths } from '../wire/route';

const ACCOUNT = '/api/v1/accounts/:accountId';

export const dashboardPaths = definePaths({
  dashboard: { id: 'dashboard.dashboard', method: 'GET', path: `${ACCOUNT}/dashboard`, environment: 'app' },
  todaysBalance: { id: 'dashboard.todaysBalance', method: 'GET', path: `${ACCOUNT}/todays-balance` },
  profitBeforeTax: { id: 'dashboard.profitBeforeTax', method: 'GET', path: `${ACCOUNT}/profit-before-tax` },
  months: { id: 'dashboard.months', method: 'GET', path: `${ACCOUNT}/months` },
  benchmark: { id: 'dashboard.benchmark', method: 'GET', path: `${ACCOUNT}/benchmark` },
  sixBenchmarks: { id: 'dashboard.sixBenchmarks', method: 'GET', path: `${ACCOUNT}/benchmark/metrics` },
});
