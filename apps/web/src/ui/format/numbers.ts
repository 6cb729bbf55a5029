const COUNT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** 1,200 */
export const formatCount = (value: number): string => COUNT.format(value).replace('-', '−');

const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', minimumFractionDigits: 0 });
const POUNDS_AND_PENCE = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** £360, and £56.40 where there are pence. */
export const formatPence = (pence: number): string =>
  (pence % 100 === 0 ? POUNDS : POUNDS_AND_PENCE).format(pence / 100).replace('-', '−');

/** £360.00: for amounts that stand below each other or on a receipt. */
export const formatExactPence = (pence: number): string => POUNDS_AND_PENCE.format(pence / 100).replace('-', '−');
