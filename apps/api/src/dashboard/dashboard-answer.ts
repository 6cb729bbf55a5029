import {
  type Company,
  averageEmployees,
  employeeCount,
  financialYearOf,
  flow,
  grossMarginPercent,
  headlines,
  inMonth,
  inputValue,
  inSlot,
  keyFigures,
  latestMonth,
  monthlyCosts,
  monthsOfCosts,
  monthsTo,
  profitLine,
  todaysBalance,
  trailing,
  annualised,
  type Window,
} from '@keelson/calculators';
import type { dashboardContract } from '@keelson/contracts/dashboard';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { Month } from '@keelson/kernel';
import { adviceAnswer } from './advice-answer';
import { figureNumber, numberOf } from './figure-number';
import type { CompanyRead } from '../books/company-reader';

type DashboardAnswer = AnswerInputOf<typeof dashboardContract>;
type MonthRow = DashboardAnswer['months'][number];

/** Everything that the first look at the dashboard needs. Without books all figures are `null`. */
export function dashboardAnswer({ companyName, company, imports, asAt: today }: CompanyRead): DashboardAnswer {
  const { status, startedAt, message, lastImportedAt, report } = imports;
  const standing = { status, startedAt, message, lastImportedAt, restated: report?.restated.length ?? 0 };
  const asAt = company && latestMonth(company);
  const about = { companyName, import: standing, today, asAt };
  if (company === null || asAt === null)
    return {
      ...about,
      informationFrom: company?.books.source ?? null,
      upToDate: false,
      xero_dashboard_flag: 0,
      period1: company?.periods.period1 ?? false,
      ...NOTHING_YET,
    };
  return {
    ...about,
    informationFrom: company.books.source,
    upToDate: asAt === company.periods.lastComplete,
    xero_dashboard_flag: 1,
    period1: company.periods.period1,
    lastYearEnd: company.periods.lastYear.last,
    headline: headlineAnswer(company),
    keyNumbers: keyNumbersAnswer(company, asAt),
    months: monthsTo(asAt, 12).map((month) => monthRow(company, month)),
    ...costsAnswer(company, asAt),
    next: adviceAnswer(company, asAt),
    flags: [...new Set(keyFigures(company, asAt).turnover.flags.map(({ kind }) => kind))],
  };
}

function headlineAnswer(company: Company): DashboardAnswer['headline'] {
  const of = headlines(company);
  const thisYear = inSlot(company, 'thisYear');
  const lastYear = inSlot(company, 'lastYear');
  return {
    totalSalesLastMonth: figureNumber(of.salesLastMonth),
    totalSalesLastMonthChangePercent: figureNumber(of.salesLastMonthChange),
    totalSalesSameMonthLastYear: figureNumber(of.salesSameMonthLastYear),
    turnover: figureNumber(of.projectedTurnover),
    turnoverIsActual: of.turnoverIsActual,
    turnoverLastFinancialYearChangePercent: figureNumber(of.projectedTurnoverChange),
    turnoverBySeason: figureNumber(of.seasonalTurnover),
    previousMonthMarketingSpend: figureNumber(of.marketingSpend),
    marketingSpendChangePercent: figureNumber(of.marketingSpendChange),
    turnoverThisYear: figureNumber(profitLine(company, 'turnover', thisYear)),
    monthsThisYear: thisYear.months.length,
    monthsOverThisYear: thisYear.span.length,
    monthsLastYear: lastYear.months.length,
  };
}

function keyNumbersAnswer(company: Company, asAt: Month): DashboardAnswer['keyNumbers'] {
  const figures = keyFigures(company, asAt);
  const lastYear = inSlot(company, 'lastYear');
  const twelve = trailing(company, asAt);
  return {
    months: twelve.months.length,
    turnover: figureNumber(figures.turnover),
    turnoverLastYear: figureNumber(annualised(company, 'turnover', lastYear)),
    turnoverPerEmployee: figureNumber(figures.turnoverPerEmployee),
    grossMarginPercent: figureNumber(figures.grossMarginPercent),
    grossMarginPercentLastYear: figureNumber(grossMarginPercent(company, lastYear)),
    averageEmployees: figureNumber(averageEmployees(company, twelve)),
    employeeCount: figureNumber(employeeCount(company)),
  };
}

function monthRow(company: Company, month: Month): MonthRow {
  const window = inMonth(company, month);
  const year = financialYearOf(month, company.books.yearEndMonth);
  const span = year.months.filter((each) => each <= month);
  const known = span.filter((each) => inMonth(company, each).months.length > 0);
  const marketing: Window = { span, months: known.includes(month) ? known : [], flags: [] };
  return {
    month,
    sales: figureNumber(profitLine(company, 'turnover', window)),
    profitBeforeTax: figureNumber(profitLine(company, 'profitBeforeTax', window)),
    marketing: numberOf(inputValue(company, flow('marketing', marketing))),
    thisYear: company.periods.thisYear.months.includes(month),
  };
}

function costsAnswer(company: Company, asAt: Month): Pick<DashboardAnswer, 'monthlyCosts' | 'monthsOfCosts'> {
  const window = trailing(company, asAt);
  const { date } = todaysBalance(company);
  return {
    monthlyCosts: figureNumber(monthlyCosts(company, window)),
    monthsOfCosts: figureNumber(monthsOfCosts(company, date ?? company.today, window)),
  };
}

const NOTHING_YET = {
  lastYearEnd: null,
  headline: {
    totalSalesLastMonth: null,
    totalSalesLastMonthChangePercent: null,
    totalSalesSameMonthLastYear: null,
    turnover: null,
    turnoverIsActual: false,
    turnoverLastFinancialYearChangePercent: null,
    turnoverBySeason: null,
    previousMonthMarketingSpend: null,
    marketingSpendChangePercent: null,
    turnoverThisYear: null,
    monthsThisYear: 0,
    monthsOverThisYear: 0,
    monthsLastYear: 0,
  },
  keyNumbers: {
    months: 0,
    turnover: null,
    turnoverLastYear: null,
    turnoverPerEmployee: null,
    grossMarginPercent: null,
    grossMarginPercentLastYear: null,
    averageEmployees: null,
    employeeCount: null,
  },
  months: [],
  monthlyCosts: null,
  monthsOfCosts: null,
  next: adviceAnswer(null, null),
  flags: [],
} satisfies Partial<DashboardAnswer>;
