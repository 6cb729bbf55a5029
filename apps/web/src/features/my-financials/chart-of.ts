import type { ChartData, Tone, Unit } from '../../ui/charts/chart-data';
import { fullDay, longMonth, shortDay, shortMonth, yearName } from '../../figures/month-words';
import type { CashRow, Financials, Kpi, YearsRow } from './my-financials.api';
import type { YearLabels } from './year-labels';

const monthPoint = (month: string, strong = false) => ({
  key: month,
  label: shortMonth(month),
  longLabel: longMonth(month),
  strong,
});

/** A month of this year beside the same month of last year. */
export const yearsChart = (
  title: string,
  rows: readonly YearsRow[],
  labels: YearLabels,
  lastMonth: string | null,
): ChartData => ({
  title,
  unit: 'pounds',
  pointsAre: 'Month',
  points: rows.map(({ month }) => monthPoint(month, month === lastMonth)),
  series: [
    { name: labels.thisYear, tone: 1, values: rows.map((row) => row['This Year']) },
    { name: labels.lastYear, tone: 5, dashed: true, values: rows.map((row) => row['Last Year']) },
  ],
});

/** In and out by day or by month. */
export const cashChart = (title: string, rows: readonly CashRow[]): ChartData => ({
  title,
  unit: 'pounds',
  pointsAre: 'Date',
  points: rows.map(({ date }, index) => ({
    key: date,
    label: date.length === 7 ? shortMonth(date) : shortDay(date),
    longLabel: date.length === 7 ? longMonth(date) : fullDay(date),
    strong: index === rows.length - 1,
  })),
  series: [
    { name: 'Cash in', tone: 1, values: rows.map((row) => row['Cash in']) },
    { name: 'Cash out', tone: 5, values: rows.map((row) => row['Cash out']) },
    { name: 'Net movement', tone: 6, values: rows.map((row) => row['Net movement']) },
  ],
});

const MONEY_PARTS = [
  ['Payroll', 3],
  ['Cost of sales', 5],
  ['Overheads', 2],
  ['Profit before tax', 1],
] as const satisfies readonly (readonly [string, Tone])[];

export function moneyChart({ myMoney, years, months }: Financials, labels: YearLabels): ChartData {
  const isSoFar = (slot: string): boolean => slot === 'thisYear' && months < 12;
  return {
    title: 'My Money',
    unit: 'percent',
    pointsAre: 'Year',
    points: myMoney.map(({ Year }) => ({
      key: Year,
      label: labels[Year],
      longLabel: `${labels[Year]} (${yearName(years[Year])}${isSoFar(Year) ? ' so far' : ''})`,
      strong: Year === 'thisYear',
    })),
    series: MONEY_PARTS.map(([name, tone]) => ({ name, tone, values: myMoney.map((row) => row[name]) })),
  };
}

export const assetsChart = ({ currentAssets }: Financials): ChartData => ({
  title: 'Current Assets, Current Liabilities and Net Current Assets',
  unit: 'pounds',
  pointsAre: 'Month',
  points: currentAssets.map(({ Month }, index) => monthPoint(Month, index === currentAssets.length - 1)),
  series: [
    {
      name: 'Net Current Assets (liabilities)',
      tone: 2,
      values: currentAssets.map((row) => row['Net Current Assets (liabilities)']),
    },
    { name: 'Current Liabilities', tone: 5, values: currentAssets.map((row) => row['Current Liabilities']) },
    { name: 'Current Assets', tone: 1, values: currentAssets.map((row) => row['Current Assets']) },
  ],
});

export const capitalChart = ({ capitalReserves }: Financials): ChartData => ({
  title: 'Capital and Reserves',
  unit: 'pounds',
  pointsAre: 'Month',
  points: capitalReserves.map(({ Month }, index) => monthPoint(Month, index === capitalReserves.length - 1)),
  series: [{ name: 'Capital reserves', tone: 1, values: capitalReserves.map((row) => row['Capital reserves']) }],
});

export const kpiChart = (title: string, { rows }: Kpi, unit: Unit): ChartData => ({
  title,
  unit,
  pointsAre: 'Month',
  points: rows.map(({ Month }, index) => monthPoint(Month, index === rows.length - 1)),
  series: [{ name: title, tone: 1, values: rows.map(({ Turnover }) => Turnover) }],
});
