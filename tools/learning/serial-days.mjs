/** Day 0 of spreadsheets; right from March 1900 on. */
const START = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

/** A day (UTC) as the number that a spreadsheet keeps. */
export const serialOf = (day) => Math.round((day.getTime() - START) / DAY);

export const dayOf = (serial) => new Date(START + serial * DAY);
