import { type AccountCategory, CATEGORY_TAGS, type CategoryTag } from '@keelson/vocabulary';
import type { Placement } from '../books';

/** What a month brings about: sums of movements, with the sign that the statements show. */
export const FLOWS = [
  'turnover',
  'otherIncome',
  'costOfSales',
  'payroll',
  'overheads',
  'tax',
  /**
   * Parts of the others. Depreciation and interest: of the overheads. Marketing: of any costs. Not on credit: of
   * overheads and cost of sales, what formulas 5.8 leave out of purchases besides.
   */
  ...CATEGORY_TAGS,
] as const satisfies readonly (AccountCategory | CategoryTag)[];
export type Flow = (typeof FLOWS)[number];

/** What stands at the end of a month or day: sums of balances, with the sign that the statements show. */
export const STANDS = [
  'fixedAssets',
  'stock',
  'tradeDebtors',
  /** Bank accounts in credit. */
  'cashInHand',
  'otherCurrentAssets',
  'tradeCreditors',
  /** Bank accounts overdrawn. */
  'overdrafts',
  'otherCurrentLiabilities',
  /** A part of the other current liabilities: VAT, PAYE and corporation tax (formulas 5.26). */
  'taxOwed',
  'longTermCreditors',
  /** Accounts of capital and reserves, without the profit of the current year. */
  'equity',
  /** Profit after tax of the current year, as far as the trial balance tells it. */
  'profitToDate',
  /** Bank accounts, overdrawn ones included (formulas 5.9). */
  'cash',
] as const satisfies readonly (AccountCategory | 'cashInHand' | 'overdrafts' | 'taxOwed' | 'equity' | 'profitToDate')[];
export type Stand = (typeof STANDS)[number];

/** A sum that a line counts in: 1 as it stands, -1 with its sign turned (credits are shown as positive). */
export type Share<Measure> = readonly [measure: Measure, sign: 1 | -1];

const FLOW_SIGNS: { readonly [C in AccountCategory]?: Share<Flow> } = {
  turnover: ['turnover', -1],
  otherIncome: ['otherIncome', -1],
  costOfSales: ['costOfSales', 1],
  payroll: ['payroll', 1],
  overheads: ['overheads', 1],
  tax: ['tax', 1],
};

const STAND_SIGNS: { readonly [C in AccountCategory]?: Share<Stand> } = {
  fixedAssets: ['fixedAssets', 1],
  stock: ['stock', 1],
  tradeDebtors: ['tradeDebtors', 1],
  otherCurrentAssets: ['otherCurrentAssets', 1],
  tradeCreditors: ['tradeCreditors', -1],
  otherCurrentLiabilities: ['otherCurrentLiabilities', -1],
  longTermCreditors: ['longTermCreditors', -1],
  capitalAndReserves: ['equity', -1],
};

const COSTS: ReadonlySet<AccountCategory> = new Set(['costOfSales', 'payroll', 'overheads']);

/** Whether accounts of the category begin every financial year at nothing. */
export const isProfitAndLoss = (category: AccountCategory): boolean => FLOW_SIGNS[category] !== undefined;

/** The sums that an account's movement counts in. */
export function flowShares({ category, tag }: Placement, paysWages: boolean): readonly Share<Flow>[] {
  const own = FLOW_SIGNS[category];
  if (own === undefined) return [];
  const isOverhead = category === 'overheads';
  const shares = [own];
  if (tag !== null && (tag === 'marketing' ? COSTS.has(category) : isOverhead)) shares.push([tag, 1]);
  const lentByNobody = isOverhead ? tag === null || tag === 'marketing' : category === 'costOfSales';
  if (paysWages && lentByNobody) shares.push(['notOnCredit', 1]);
  return shares;
}

const IN_HAND: readonly Share<Stand>[] = [
  ['cashInHand', 1],
  ['cash', 1],
];
const OVERDRAWN: readonly Share<Stand>[] = [
  ['overdrafts', -1],
  ['cash', 1],
];

/** The sums that an account's balance counts in. */
export function standShares(
  { category }: Placement,
  { overdrawn = false, owesTax = false }: { readonly overdrawn?: boolean; readonly owesTax?: boolean } = {},
): readonly Share<Stand>[] {
  if (category === 'cash') return overdrawn ? OVERDRAWN : IN_HAND;
  if (isProfitAndLoss(category)) return [['profitToDate', -1]];
  const own = STAND_SIGNS[category];
  if (own === undefined) return [];
  return owesTax && category === 'otherCurrentLiabilities' ? [own, ['taxOwed', -1]] : [own];
}
