import type { LedgerAccount } from '../books';
import { namesTaxOwed } from './account-names';

/** Of Xero, as system account or type. */
const XERO = new Set(['GST', 'VAT', 'PAYG', 'PAYGLIABILITY']);
/** Of QuickBooks, as sub-type. */
const QUICKBOOKS = new Set([
  'SalesTaxPayable',
  'GlobalTaxPayable',
  'GlobalTaxSuspense',
  'PayrollTaxPayable',
  'CurrentTaxLiability',
]);

/** Whether an account keeps what is owed for VAT, PAYE or corporation tax, by its provider or its name (formulas 5.26). */
export const owesTax = ({ name, type, subType, systemAccount }: LedgerAccount): boolean =>
  XERO.has(systemAccount ?? '') || XERO.has(type) || QUICKBOOKS.has(subType ?? '') || namesTaxOwed(name);
