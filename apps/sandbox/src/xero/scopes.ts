/** What apps made before March 2026 could ask for, and newer ones cannot. */
const BROAD = [
  'accounting.reports.read',
  'accounting.transactions',
  'accounting.transactions.read',
  'accounting.journals.read',
];

export const REPORT_SCOPES = {
  TrialBalance: 'accounting.reports.trialbalance.read',
  ProfitAndLoss: 'accounting.reports.profitandloss.read',
  BalanceSheet: 'accounting.reports.balancesheet.read',
  BankSummary: 'accounting.reports.banksummary.read',
} as const;

/** Also that of transfers between bank accounts. */
export const TRANSFER_SCOPES = ['accounting.banktransactions.read', 'accounting.banktransactions'] as const;

export const SETTINGS_SCOPES = ['accounting.settings.read', 'accounting.settings'] as const;

const KNOWN: ReadonlySet<string> = new Set([
  'openid',
  'profile',
  'email',
  'offline_access',
  ...SETTINGS_SCOPES,
  ...TRANSFER_SCOPES,
  ...Object.values(REPORT_SCOPES),
  'accounting.contacts.read',
]);

/** What is wrong with the scopes of a consent, if anything is. */
export function faultOfScopes(scopes: readonly string[]): string | undefined {
  const broad = scopes.find((scope) => BROAD.includes(scope));
  if (broad !== undefined) return `Apps created from 2 March 2026 cannot ask for ${broad}.`;
  const unknown = scopes.find((scope) => !KNOWN.has(scope));
  if (unknown !== undefined) return `There is no scope ${unknown}.`;
  return scopes.length === 0 ? 'No scope was asked for.' : undefined;
}
