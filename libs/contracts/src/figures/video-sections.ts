/** The sections of My Financials that their owner opens by watching a video, in the order of the page. */
export const VIDEO_SECTIONS = ['myMoney', 'balanceSheet', 'kpis'] as const;
export type VideoSection = (typeof VIDEO_SECTIONS)[number];
