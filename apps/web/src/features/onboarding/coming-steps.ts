import type { StepName } from '@keelson/contracts/onboarding';

interface ComingStep {
  /** What the step will ask of the customer and give in return. */
  readonly does: readonly string[];
  readonly needs: string;
}

/** Steps whose screens are not open yet: what they will do, and nothing they cannot do. */
export const COMING_STEPS: Readonly<Partial<Record<StepName, ComingStep>>> = {
  earlyLaunch: {
    does: [
      'Asks for your turnover and the number of people who work with you.',
      'Shows your turnover per employee beside other businesses in your sector: top, middle or bottom.',
      'Says so plainly when there are too few businesses to compare with.',
    ],
    needs: 'Two figures that most owners know by heart.',
  },
  detailedFinanceBusinessArea: {
    does: [
      'Goes through planning, cash, credit control and reporting, chapter by chapter.',
      'Scores your finance business area, from red to green.',
      'Chooses the chapters you would gain most from.',
    ],
    needs: 'About ten minutes and honest answers. Nobody else sees them.',
  },
  myFinanceSummary: {
    does: [
      'Walks you through your own profit, cash and working capital in a short video.',
      'Explains every figure in plain English, with where it comes from.',
    ],
    needs: 'Connected accounts, or figures from a file.',
  },
  customerAchieveGoals: {
    does: [
      'Asks for up to three things you want the business to pay for, each with an amount and a date.',
      'Shows how much more the business must earn to reach them.',
    ],
    needs: 'An idea of what you want, and roughly what it costs.',
  },
  kpi: {
    does: [
      'Shows eight ratios worth watching, with this year beside last year.',
      'Marks each one that moved, and says what moved it.',
    ],
    needs: 'Connected accounts, or figures from a file.',
  },
  whatIfCalculator: {
    does: [
      'Lets you change one thing, such as price, stock or the days customers take to pay.',
      'Shows what it would do to profit and to the cash in your bank.',
    ],
    needs: 'A few figures about stock, customers and suppliers.',
  },
  eLearning: {
    does: [
      'Opens your learning path at the area with the lowest score.',
      'Gives you short videos and readings, and a quiz at the end of each chapter.',
      'Completing it finishes your onboarding.',
    ],
    needs: 'Twenty minutes whenever you like.',
  },
  dashboard: {
    does: [
      'Puts your profit, your cash and what to do next on one page.',
      'Is completed together with your learning journey.',
    ],
    needs: 'The steps before it.',
  },
};
