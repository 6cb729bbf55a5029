import { type Company, type PlanBase, planBase } from '@keelson/calculators';
import { type inputsContract, READ_NAMES, type saveInputsContract, SENT_NAMES } from '@keelson/contracts/planning';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import type { PlanInputs, YearInputs } from '@keelson/domain/planning';
import { Decimal, pence } from '@keelson/kernel';
import { PLAN_ROWS, PLAN_YEARS, type PlanLine, type PlanYear } from '@keelson/vocabulary';
import type { CompanyRead } from '../books/company-reader';

type InputsAnswer = AnswerInputOf<typeof inputsContract>;
type InputValues = InputsAnswer['input_values'];
export type SentInputs = InputOf<typeof saveInputsContract>['body'];

/** What was typed, and when. */
export interface TypedThen {
  readonly inputs: PlanInputs;
  readonly savedAt: string;
}

/** The contract lets nothing through but pounds with two decimals at most. */
const toPence = (pounds: number): number => pence(new Decimal(pounds).times(100).toNumber());

function yearOf(body: SentInputs, year: PlanYear): YearInputs {
  const names = SENT_NAMES[year];
  return {
    months: body[names.months],
    sales: toPence(body[names.sales]),
    costOfSales: toPence(body[names.costOfSales]),
    payroll: toPence(body[names.payroll]),
    overheads: toPence(body[names.overheads]),
  };
}

export const sentInputs = (body: SentInputs): PlanInputs => ({
  thisYear: yearOf(body, 'thisYear'),
  lastYear: yearOf(body, 'lastYear'),
});

const valuesBy = (valueOf: (year: PlanYear, of: 'months' | PlanLine) => number | null): InputValues =>
  Object.fromEntries(
    PLAN_YEARS.flatMap((year) => PLAN_ROWS.map((of) => [READ_NAMES[year][of], valueOf(year, of)] as const)),
  ) as unknown as InputValues;

const bookValues = (base: PlanBase): InputValues =>
  valuesBy((year, of) =>
    of === 'months' ? base[year].months.length : (base[year].lines[of].value?.toNumber() ?? null),
  );

const typedValues = (typed: TypedThen | undefined): InputValues =>
  valuesBy((year, of) => {
    if (typed === undefined) return null;
    const value = typed.inputs[year][of];
    return of === 'months' ? value : value / 100;
  });

/** What the books say of both years; `null` where the owner types the figures. */
export const booksOf = (company: Company | null): PlanBase | null => company && planBase(company);

export function inputsAnswer({ company, companyName }: CompanyRead, typed: TypedThen | undefined): InputsAnswer {
  const base = booksOf(company);
  if (company === null || base === null)
    return {
      input_values: typedValues(typed),
      data_flag: 'NODATA',
      companyName,
      informationFrom: null,
      months: { thisYear: [], lastYear: [] },
      period1: false,
      savedAt: typed?.savedAt ?? null,
    };
  return {
    input_values: bookValues(base),
    data_flag: 'DATA',
    companyName,
    informationFrom: company.books.source,
    months: { thisYear: [...base.thisYear.months], lastYear: [...base.lastYear.months] },
    period1: company.periods.period1,
    savedAt: null,
  };
}
