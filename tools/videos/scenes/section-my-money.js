import { stacks, talk } from './talk.js';

const bars = stacks(
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
);

export const length = 11;
export const posterAt = 5;
export const scenes = [
  talk({
    from: 0,
    to: 6,
    title: 'My Money: where each £100 of sales goes',
    text: 'One bar a year. The top part is what you kept.',
    drawing: bars,
    note: 'Example figures',
  }),
  talk({
    from: 6,
    to: 11,
    title: 'Look for the part that grows',
    text: 'When overheads take more of the bar, profit takes less. A loss hangs below the line.',
    drawing: bars,
    note: 'Example figures',
  }),
];
