const COUNT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** 1,200 */
export const formatCount = (value: number): string => COUNT.format(value).replace('-', '−');
