/** The part of a month's balance sheet that its totals are held against. Pounds. */
interface Totals {
  readonly stockMonths: number | null;
  readonly debtorsMonths: number | null;
  readonly creditorsMonths: number | null;
  readonly monthEndCashBalance: number | null;
  readonly currentAssets: number | null;
  readonly currentLiabilities: number | null;
}

export type BalanceFaults = {
  readonly currentAssets?: 'assetsTooSmall';
  readonly currentLiabilities?: 'liabilitiesTooSmall';
};

const inPence = (pounds: number | null): number => Math.round((pounds ?? 0) * 100);

/** Totals that are less than their parts; the values are keys of the messages. The form and the API ask the same. */
export function balanceFaults(row: Totals): BalanceFaults {
  const cash = inPence(row.monthEndCashBalance);
  const assets = inPence(row.stockMonths) + inPence(row.debtorsMonths) + Math.max(0, cash);
  const liabilities = inPence(row.creditorsMonths) + Math.max(0, -cash);
  const less = (total: number | null, parts: number): boolean => total !== null && inPence(total) < parts;
  return {
    ...(less(row.currentAssets, assets) ? { currentAssets: 'assetsTooSmall' as const } : {}),
    ...(less(row.currentLiabilities, liabilities) ? { currentLiabilities: 'liabilitiesTooSmall' as const } : {}),
  };
}
