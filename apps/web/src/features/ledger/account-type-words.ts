/** Xero's account types (`AccountType` of its accounting API) in words; QuickBooks' are words already. */
const XERO_TYPES: Readonly<Record<string, string>> = {
  CURRLIAB: 'Current liability',
  CURRENT: 'Current asset',
  DEPRECIATN: 'Depreciation',
  DIRECTCOSTS: 'Direct costs',
  FIXED: 'Fixed asset',
  NONCURRENT: 'Non-current asset',
  OTHERINCOME: 'Other income',
  TERMLIAB: 'Long-term liability',
  PAYG: 'PAYG',
  CREDITCARD: 'Credit card',
  PAYPAL: 'PayPal',
};

/** The accounting system's type and sub type as an owner reads them: `Bank`, `Income, sales of product income`. */
export function accountTypeText(type: string, subType: string | null): string {
  const [first, second] = [inWords(type), subType === null ? '' : inWords(subType)];
  return second === '' || second === first ? first : `${first}, ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
}

function inWords(type: string): string {
  const known = XERO_TYPES[type];
  if (known !== undefined) return known;
  const words = type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
