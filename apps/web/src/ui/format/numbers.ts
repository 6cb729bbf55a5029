const inBritish = (options: Intl.NumberFormatOptions): Intl.NumberFormat => new Intl.NumberFormat('en-GB', options);
const inPounds = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  inBritish({ style: 'currency', currency: 'GBP', ...options });
const withPlaces = (places: number): Intl.NumberFormat =>
  inBritish({ minimumFractionDigits: places, maximumFractionDigits: places });

const FIXED = [withPlaces(0), withPlaces(1), withPlaces(2)] as const;
const SHORT = inBritish({ maximumFractionDigits: 1 });
const WHOLE_POUNDS = inPounds({ maximumFractionDigits: 0 });
const POUNDS = inPounds({ minimumFractionDigits: 0 });
const POUNDS_AND_PENCE = inPounds({});

/** What rounds to nothing has no sign. */
const written = (format: Intl.NumberFormat, value: number): string => {
  const text = format.format(value);
  return text.replace('-', /[1-9]/.test(text) ? '−' : '');
};

/** 1,234.50 with two places: as many decimals as are asked for, always. */
export const formatDecimal = (value: number, places: 0 | 1 | 2): string => written(FIXED[places], value);

/** 1,200 */
export const formatCount = (value: number): string => formatDecimal(value, 0);

/** 60 and 59.1: one decimal where it counts. */
export const formatShort = (value: number): string => written(SHORT, value);

/** £1,235, −£1,235 */
export const formatPounds = (pounds: number): string => written(WHOLE_POUNDS, pounds);

/** £1,234.50, −£1,234.50 */
export const formatExactPounds = (pounds: number): string => written(POUNDS_AND_PENCE, pounds);

/** £360, and £56.40 where there are pence. */
export const formatPence = (pence: number): string =>
  written(pence % 100 === 0 ? POUNDS : POUNDS_AND_PENCE, pence / 100);

/** £360.00: for amounts that stand below each other or on a receipt. */
export const formatExactPence = (pence: number): string => formatExactPounds(pence / 100);
