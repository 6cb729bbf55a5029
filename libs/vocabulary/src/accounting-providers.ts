/** The accounting systems that can be connected, by their names in addresses. */
export const ACCOUNTING_PROVIDERS = ['xero', 'quickbooks'] as const;
export type AccountingProvider = (typeof ACCOUNTING_PROVIDERS)[number];

export const ACCOUNTING_PROVIDER_TITLES: Readonly<Record<AccountingProvider, string>> = {
  xero: 'Xero',
  quickbooks: 'QuickBooks',
};

export const isAccountingProvider = (text: string | undefined): text is AccountingProvider =>
  ACCOUNTING_PROVIDERS.some((each) => each === text);

/** Who keeps the books: a connected system, or the customer by hand. */
export const LEDGER_SOURCES = [...ACCOUNTING_PROVIDERS, 'manual'] as const;
export type LedgerSource = (typeof LEDGER_SOURCES)[number];

/** Why consent is needed again: the system takes it no longer, it has run out, or it was lost here. */
export const RECONNECT_REASONS = ['refused', 'expired', 'lost'] as const;
export type ReconnectReason = (typeof RECONNECT_REASONS)[number];
