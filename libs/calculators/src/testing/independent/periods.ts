/** Months are counted from the year 0; `2026-10` is 24,321. */
export const ordinal = (text: string): number => {
  const [year = '', month = ''] = text.split('-');
  return Number(year) * 12 + Number(month) - 1;
};

export const written = (month: number): string => {
  const inYear = month % 12;
  return `${String((month - inYear) / 12).padStart(4, '0')}-${String(inYear + 1).padStart(2, '0')}`;
};

/** Days since 1 March of the year 0, by the rule of the Gregorian calendar. */
export const dayNumber = (text: string): number => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const fromMarch = (month + 9) % 12;
  const years = fromMarch >= 10 ? year - 1 : year;
  return (
    365 * years +
    Math.floor(years / 4) -
    Math.floor(years / 100) +
    Math.floor(years / 400) +
    Math.floor((306 * fromMarch + 5) / 10) +
    day -
    1
  );
};

/** The day number of the last day of a month. */
export const lastDay = (month: number): number => dayNumber(`${written(month + 1)}-01`) - 1;

/** The same, from and to texts: `2026-02` ends on `2026-02-28`. */
export const lastDate = (month: string): string =>
  `${month}-${String(lastDay(ordinal(month)) - dayNumber(`${month}-01`) + 1).padStart(2, '0')}`;

/** P1 to P12 (formulas 5.0). */
export const periodOf = (month: number, yearEndMonth: number): number =>
  (((month % 12) + 1 - yearEndMonth - 1 + 24) % 12) + 1;

/** The month in which the financial year of a month began. */
export const yearStart = (month: number, yearEndMonth: number): number => month - periodOf(month, yearEndMonth) + 1;
