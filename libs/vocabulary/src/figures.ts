/** The three financial years of My Financials, in the order of the pages. */
export const YEAR_SLOTS = ['thisYear', 'lastYear', 'lastYearMinusOne'] as const;
export type YearSlot = (typeof YEAR_SLOTS)[number];

/** How a cover ratio is judged: red up to 1.5, amber up to 2, else green. */
export const COVER_COLOURS = ['red', 'amber', 'green'] as const;
export type CoverColour = (typeof COVER_COLOURS)[number];

/** Where a company stands among its peers. */
export const THIRDS = ['top', 'middle', 'bottom'] as const;
export type Third = (typeof THIRDS)[number];

/** The sections of My Financials that stay covered until their how-to video was watched, in the order of the page. */
export const COVERED_SECTIONS = ['myMoney', 'balanceSheet', 'kpis'] as const;
export type CoveredSection = (typeof COVERED_SECTIONS)[number];

export const COVERED_SECTION_TITLES: Readonly<Record<CoveredSection, string>> = {
  myMoney: 'My Money',
  balanceSheet: 'Balance Sheet',
  kpis: 'Financial KPIs',
};

/** Whether a series of cash or balances has a point for each day or for each month. */
export const SERIES_SPANS = ['day', 'month'] as const;
export type SeriesSpan = (typeof SERIES_SPANS)[number];
