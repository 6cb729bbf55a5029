import { pairs, talk } from './talk.js';

const months = [
  ['May', 72, 40],
  ['Jun', 76, 44],
  ['Jul', 70, 48],
  ['Aug', 80, 42],
  ['Sep', 84, 38],
  ['Oct', 90, 34],
];

export const length = 11;
export const posterAt = 5;
export const scenes = [
  talk({
    from: 0,
    to: 6,
    title: 'Balance sheet: what you own and owe',
    text: 'Current assets beside current liabilities, month by month. The difference is what you could pay with.',
    drawing: pairs(months, [1, 5]),
    note: 'Example figures',
  }),
  talk({
    from: 6,
    to: 11,
    title: 'Capital and reserves',
    text: 'What would be left for you when everything is paid. It should rise over the years.',
    drawing: pairs(
      months.map(([name], index) => [name, 60 + index * 7]),
      [1],
    ),
    note: 'Example figures',
  }),
];
