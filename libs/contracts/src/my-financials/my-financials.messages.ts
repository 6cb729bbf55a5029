/** Texts of My Financials; the specified ones word for word. */
export const myFinancialsMessages = {
  accountNotFound: 'There is no such account',
  notAFigure: 'There is no such figure',
  noCapital: 'No Capital and Reserves data available',
  locked: "Play the 'how to use this section video' to unlock it",
  notRemembered: 'We could not save that you watched the video. Without that the section is covered again next time.',
  periodOne: 'In Period 1 of the year, "This Year" figures show the year just completed.',
  improveCashflow: 'Improve your Cashflow',
  viewData: 'View data',
  saveAsCsv: 'Save as CSV',
  saveAsXlsx: 'Save as Excel',
  balanceSheetName: 'Balance-sheet.xlsx',
  balanceSheetCsv: 'Balance-sheet.csv',
  continueStep: 'Continue',
  saveAndLogOut: 'Save & Log Out',
  somethingWrong: 'Something went wrong!',
} as const;

/** The balance sheet's dialog names the company. */
export const balanceSheetTitle = (company: string): string => `Balance Sheet for ${company}`;
