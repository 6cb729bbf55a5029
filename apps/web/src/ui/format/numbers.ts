const COUNT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const PENCE = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

const trueMinus = (text: string): string => text.replace('-', '−');

/** 1,200 */
export const formatCount = (value: number): string => trueMinus(COUNT.format(value));

/** £1,200 and −£1,200: summaries carry no pence. */
export const formatPounds = (value: number): string => trueMinus(POUNDS.format(value));

/** £432.00, as payments are shown. */
export const formatPoundsAndPence = (value: number): string => trueMinus(PENCE.format(value));

/** 15.8% */
export const formatPercent = (value: number): string => `${trueMinus(value.toFixed(1))}%`;
