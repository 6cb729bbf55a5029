/** Texts of the dashboard; the specified ones word for word. */
export const dashboardMessages = {
  accountNotFound: 'There is no such account',
  notAllowed: 'You may not see this dashboard',
  sessionEnded: 'Your session has ended',
  failedToLoad: 'Failed to load dashboard data',
  /** Of a company that is not the viewer's. */
  companyFailedToLoad: 'Unable to load company dashboard',
  /** `statusMessage` of profit figures that are not there yet; the page asks again. */
  noProfitData: 'no data',
  notAvailable: 'NA',
  /** What the server says where there are too few companies to compare with. */
  noComparison: 'No comparitive data available for the given sector',
  /** What the page shows for it. */
  noComparisonShown: 'No comparative data available for this Sector..!!',
  gaugeOutOfRange: "**This average doesn't lies in the range",
  compare: 'How do you compare?',
  updateEmployees: 'Update Employee Numbers',
  whyTurnoverByEmployee: 'Why Turnover by Employee?',
  readMore: 'Read More',
  whatIf: 'What-If..?',
  backToDashboard: 'Back To Dashboard',
  learn: 'Learn',
  welcome: 'Welcome to your Dashboard. This has now been populated with your data.',
  explore: 'Explore',
  configurationMissing: 'Dashboard Configuration Missing',
  configurationMissingText: 'Unable to load dashboard configuration. Please try refreshing the page.',
  figuresNotReady: 'Your figures are not here yet',
  figuresNotReadyText:
    'Your dashboard fills as soon as figures have come from your accounting system. You can look around meanwhile, or come back later; everything is kept.',
  continueAnyway: 'Continue Anyway',
  signOut: 'Sign Out',
} as const;
