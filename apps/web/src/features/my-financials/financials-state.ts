import { chosenCustomer } from '../../client/chosen-customer';
import { PROFIT_KPIS, type BalanceKpi, type ProfitKpi } from '@keelson/contracts/my-financials';
import { SERIES_SPANS } from '@keelson/vocabulary';
import { type Clocks, clocksIn } from '../../figures/clocks';
import { type Explaining, explainingIn, NOTHING_EXPLAINED } from '../../figures/explained-place';
import { isProfitKpi } from '../../figures/kpi-words';
import { useAddress } from '../../ui/table/use-address';

const KPI_VIEWS = ['average', 'months'] as const;
export type KpiView = (typeof KPI_VIEWS)[number];

/** Each of the indicators of profit and loss is looked at by itself. */
const KPI_CHOICES = Object.fromEntries(PROFIT_KPIS.map((name) => [name, KPI_VIEWS])) as Readonly<
  Record<ProfitKpi, typeof KPI_VIEWS>
>;

/** What each part of the page can show; the first is shown unless the address says otherwise. */
const CHOICES = {
  cash: SERIES_SPANS,
  balance: ['today', 'monthEnd'],
  stock: ['today', 'monthEnd'],
  area: ['profit', 'balance'],
  sales: ['years', 'average'],
  margin: ['years', 'average'],
  ...KPI_CHOICES,
  stockAs: ['days', 'turn'],
} as const;

type Choices = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

/** Charts whose data can be looked at, besides the indicators by their key. */
export type ViewId = string;

export interface FinancialsState extends Choices, Explaining, Clocks {
  readonly account: string | undefined;
  readonly view: ViewId | undefined;
  readonly change: (values: Partial<Choices & Record<'view', string | undefined>>) => void;
}

/** What is explained is no longer shown once one of these changes. */
const SHOWS_OTHER_FIGURES = ['cash', 'balance', 'stock', 'stockAs', 'sales', 'margin', ...PROFIT_KPIS, 'view'] as const;

/** The indicators of the balance sheet have no averages: their twelve months are in each of them. */
export const kpiView = (name: ProfitKpi | BalanceKpi, state: FinancialsState): KpiView =>
  isProfitKpi(name) ? state[name] : 'average';

/** What the page shows stands in its address, so that a reload and a link show the same. */
export function useFinancialsState(): FinancialsState {
  const { query, assign } = useAddress();
  const chosen = Object.fromEntries(
    Object.entries(CHOICES).map(([name, choices]) => {
      const asked = query.get(name);
      return [name, choices.find((choice) => choice === asked) ?? choices[0]];
    }),
  ) as Choices;
  return {
    ...chosen,
    account: chosenCustomer(query),
    ...clocksIn({ query, assign }),
    view: query.get('view') ?? undefined,
    ...explainingIn({ query, assign }),
    change: (values) =>
      assign({
        ...Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            name in CHOICES && CHOICES[name as keyof Choices][0] === value ? undefined : value,
          ]),
        ),
        ...(SHOWS_OTHER_FIGURES.some((name) => name in values) && NOTHING_EXPLAINED),
      }),
  };
}
