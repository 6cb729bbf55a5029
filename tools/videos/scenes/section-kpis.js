import { cards, talk } from './talk.js';

const figures = cards([
  ['GM as % of Turnover', '59.1%', [200, 196, 190, 184, 178, 166]],
  ['Payroll as % Turnover', '25.5%', [180, 184, 178, 182, 180, 181]],
  ['Trade debtor days', '47.6', [166, 160, 176, 170, 190, 196]],
]);

export const length = 11;
export const posterAt = 5;
export const scenes = [
  talk({
    from: 0,
    to: 6,
    title: 'Financial KPIs: eight to watch',
    text: 'Each small line is the last twelve months on its own scale. The figure is the latest point.',
    drawing: figures,
    note: 'Example figures',
  }),
  talk({
    from: 6,
    to: 11,
    title: 'Every number opens',
    text: 'Press the question mark beside a figure to see its sum and the lines it comes from.',
    drawing: figures,
    note: 'Example figures',
  }),
];
