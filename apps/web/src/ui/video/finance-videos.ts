import type { CoveredSection } from '@keelson/vocabulary';
import type { PlayableVideo } from './playable-video';
import { productVideo } from './product-videos';

export const FINANCE_WALKTHROUGH = productVideo({
  name: 'finance-walkthrough',
  title: 'Walkthrough of My Financials',
  transcript: [
    'A walk through My Financials. Your own figures, on one page.',
    'Today’s Numbers. What came in and went out, what is in the bank, and whether you can pay what you owe.',
    'Profit & Loss. Sales and gross margin beside last year, and where each £100 of sales goes.',
    'Balance Sheet and KPIs. What you own and owe, month by month, and eight numbers worth watching. The figures are examples.',
    'Every number opens. Press the question mark beside it. Next: three things you want the business to pay for.',
  ],
});

export const SECTION_VIDEOS = {
  myMoney: productVideo({
    name: 'section-my-money',
    title: 'How to use this section: My Money',
    transcript: [
      'My Money: where each £100 of sales goes. One bar a year. The top part is what you kept.',
      'Look for the part that grows. When overheads take more of the bar, profit takes less. A loss hangs below the line.',
    ],
  }),
  balanceSheet: productVideo({
    name: 'section-balance-sheet',
    title: 'How to use this section: Balance Sheet',
    transcript: [
      'Balance sheet: what you own and owe. Current assets beside current liabilities, month by month. The difference is what you could pay with.',
      'Capital and reserves. What would be left for you when everything is paid. It should rise over the years.',
    ],
  }),
  kpis: productVideo({
    name: 'section-kpis',
    title: 'How to use this section: Financial KPIs',
    transcript: [
      'Financial KPIs: eight to watch. Each small line is the last twelve months on its own scale. The figure is the latest point.',
      'Every number opens. Press the question mark beside a figure to see its sum and the lines it comes from.',
    ],
  }),
} as const satisfies Record<CoveredSection, PlayableVideo>;
