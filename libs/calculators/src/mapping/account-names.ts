/** Typographic apostrophes are typed as often as plain ones. */
const plain = (name: string): string => name.replace(/[’‘`]/g, "'");

const PAYROLL =
  /\b(salar|wage|payroll|director'?s'? remuneration|employer'?s'? (ni|national)|nic\b|pension|staff cost|bonus)/i;
const NO_PAYROLL = /payable|accrual|recruit|training/i;

/** What is paid when it falls due: no supplier lends it (formulas 5.26). */
export const namesNotOnCredit = (name: string): boolean =>
  /^rates$|\b(business rates|insurance|bank (charge|fee))/i.test(name);

/** The payroll rule of formulas 5.2. */
export const namesPayroll = (name: string): boolean => PAYROLL.test(plain(name)) && !NO_PAYROLL.test(name);

export const namesMarketing = (name: string): boolean => /\b(advert|marketing|promotion|pr\b)/i.test(name);

export const namesStock = (name: string): boolean => /\b(stock|inventory|wip\b|work in progress)/i.test(name);

export const namesLongTermDebt = (name: string): boolean => /\b(loan|mortgage|hire purchase|hp\b)/i.test(name);

export const namesInterest = (name: string): boolean => /\binterest/i.test(name);

export const namesDepreciation = (name: string): boolean => /\b(depreciation|amorti[sz]ation)/i.test(name);

export const namesCorporationTax = (name: string): boolean => /\bcorporation tax/i.test(name);

/** National insurance is paid with PAYE. */
export const namesTaxOwed = (name: string): boolean =>
  /\b(vat|paye|nic?|national insurance|corporation tax|hmrc)\b/i.test(name);
