import { drawMark, mark } from './pieces.js';
import { cards, pairs, stacks, talk } from './talk.js';
import { appear, enters } from './timeline.js';

const opening = {
  from: 0,
  to: 4,
  html: `<div class="centre">${mark(120)}<h1 style="margin-top:40px">A walk through My Financials</h1><p class="line">Your own figures, on one page.</p></div>`,
  draw(root, time) {
    drawMark(root, time);
    appear(root.querySelector('h1'), enters(time, 0.8));
    appear(root.querySelector('p'), enters(time, 1.4));
  },
};

export const length = 24;
export const posterAt = 2.5;
export const scenes = [
  opening,
  talk({
    from: 4,
    to: 9,
    title: 'Today’s Numbers',
    text: 'What came in and went out, what is in the bank, and whether you can pay what you owe.',
    drawing: cards([
      ['Cash balance', '£52,000', [196, 180, 186, 172, 176, 160]],
      ['Cash in today', '£4,200', [190, 176, 182, 170, 188, 166]],
      ['Cover ratio', '3.56', [200, 196, 186, 180, 172, 164]],
    ]),
    note: 'Example figures',
  }),
  talk({
    from: 9,
    to: 14,
    title: 'Profit & Loss',
    text: 'Sales and gross margin beside last year, and where each £100 of sales goes.',
    drawing: stacks(
      [
        ['Last Year', [25, 42, 22, 11]],
        ['This Year', [25, 40, 20, 15]],
      ],
      [
        ['Payroll', 3],
        ['Cost of sales', 5],
        ['Overheads', 2],
        ['Profit before tax', 1],
      ],
    ),
    note: 'Example figures',
  }),
  talk({
    from: 14,
    to: 19,
    title: 'Balance Sheet and KPIs',
    text: 'What you own and owe, month by month, and eight numbers worth watching.',
    drawing: pairs(
      [
        ['Jun', 76, 44],
        ['Jul', 70, 48],
        ['Aug', 80, 42],
        ['Sep', 84, 38],
        ['Oct', 90, 34],
      ],
      [1, 5],
    ),
    note: 'Example figures',
  }),
  talk({
    from: 19,
    to: 24,
    title: 'Every number opens',
    text: 'Press the question mark beside it. Next: three things you want the business to pay for.',
  }),
];
