import { heldAdvice } from './held-advice';
import { heldCash, heldPositions } from './held-cash';
import { heldHeadlines, heldRatios, heldWorkingDays } from './held-kpis';
import { heldGoals, heldPlaces } from './held-outlooks';
import { heldRanked, heldThirds } from './held-peers';
import { heldBalanceSheets, heldMovingAverages, heldMyMoney, heldProfitAndLoss } from './held-statements';
import { lookedAt } from './looked';

const COMPANIES = lookedAt(36 * 28);

describe('a thousand generated companies, calculated by the product and a second time in exact fractions', () => {
  it.each([
    ['the same profit and loss in months and years', heldProfitAndLoss, 40_000],
    ['the same moving averages', heldMovingAverages, 3_000],
    ['the same parts of each year, a hundred together', heldMyMoney, 3_000],
    ['the same balance sheets', heldBalanceSheets, 30_000],
    ['their accounts in the same places, and the same trial balances out', heldPlaces, 40_000],
    ['the same percentages and turnover by employee in a month and in twelve', heldRatios, 10_000],
    ['the same days and stock turn', heldWorkingDays, 3_000],
    ['the same headlines and key figures', heldHeadlines, 8_000],
    ['the same stock, debtors, creditors and cover, by day and month', heldPositions, 40_000],
    ['the same cash, and the same money in and out', heldCash, 15_000],
    ['the same chances of their goals', heldGoals, 6_000],
    ['the same advice on what to do next', heldAdvice, 1_000],
    ['the same companies ranked by each metric', heldRanked, 6_000],
    ['the same thirds and angles among peers', heldThirds, 10_000],
  ])('have %s', (_, hold, values) => {
    const held = hold(COMPANIES);
    expect(held.first).toEqual([]);
    expect(held.values).toBeGreaterThan(values);
  });
});
