/** The accounting systems that can be connected, by their names in addresses. */
export const FINANCE_SYSTEMS = ['xero', 'quickbooks'] as const;
export type FinanceSystem = (typeof FINANCE_SYSTEMS)[number];

export const FINANCE_SYSTEM_NAMES: Readonly<Record<FinanceSystem, string>> = { xero: 'Xero', quickbooks: 'QuickBooks' };

export const isFinanceSystem = (text: string | undefined): text is FinanceSystem =>
  FINANCE_SYSTEMS.some((each) => each === text);

/** As imports stand; `none` before the first was asked for. */
export const IMPORT_STATES = ['none', 'pending', 'started', 'error', 'finished'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Another import may be asked for unless one is on its way. */
export const importPossible = (state: ImportState): boolean => state !== 'pending' && state !== 'started';
