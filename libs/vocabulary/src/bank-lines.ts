/** How a payout stands at the bank. */
export const BANK_STANDINGS = ['atBank', 'severalFit', 'awaited', 'notFound', 'noStatement'] as const;
export type BankStanding = (typeof BANK_STANDINGS)[number];

export const BANK_STANDING_TITLES: Readonly<Record<BankStanding, string>> = {
  atBank: 'At the bank',
  severalFit: 'Several lines fit',
  awaited: 'Awaited at the bank',
  notFound: 'Not found at the bank',
  noStatement: 'No statement yet',
};

/** How a line of a bank statement stands to the payouts. */
export const BANK_LINE_STANDINGS = ['matched', 'severalFit', 'unmatched'] as const;
export type BankLineStanding = (typeof BANK_LINE_STANDINGS)[number];

/** Why a line of a statement is not taken. */
export const BANK_LINE_FAULTS = [
  'columns',
  'quotes',
  'date',
  'future',
  'tooOld',
  'amount',
  'noText',
  'textTooLong',
  'notPlain',
] as const;
export type BankLineFault = (typeof BANK_LINE_FAULTS)[number];

/** The text of a line of a bank statement is kept so long after its date. */
export const BANK_TEXT_MONTHS = 24;
