import { type ActualMonth, actualMonths, keptPlanFigures, planBase, planFiguresOfBooks } from '@keelson/calculators';
import type { ScenarioBase } from '@keelson/domain/scenarios';
import { uuidV5 } from '@keelson/event-store/codec';
import { canonicalJson, type Clock, londonDate } from '@keelson/kernel';
import type { WhatIfInputsRow } from '@keelson/read-models/planning';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CompanyReader, type CompanyRead, type FiguresAsked } from '../books/company-reader';
import { type Reading, together } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';
import { GetTypedBase } from './get-scenarios.query';

/** The figures that a scenario may stand on, as asked for, and what the books say of the latest months. */
export interface BaseRead {
  readonly companyName: string;
  /** `null` where neither books nor typed figures are known. */
  readonly base: ScenarioBase | null;
  readonly actuals: readonly ActualMonth[];
  /** The imports that stand behind the books as they were asked for. */
  readonly importIds: ReadonlySet<string>;
}

/** A scenario is held against a year at most, and may stand on figures of a year ago. */
const MOST_ACTUALS = 24;

/** Of names of figures, and of nothing else. */
const NAMES = '5d0c6f0e-6a43-4d53-9a0f-2f6c1c0b7e11';

/** Names figures: others have another name. The days by which they were asked for are no part of it. */
export const shownName = ({ figures, importIds, months }: ScenarioBase): string =>
  uuidV5(NAMES, canonicalJson({ figures, importIds, months }));

/** Reads what scenarios stand on: the books by both clocks, or what was typed where there are none. */
@Injectable()
export class BaseReader {
  constructor(
    private readonly companies: CompanyReader,
    private readonly queries: QueryBus,
    @InjectClock() private readonly clock: Clock,
  ) {}

  /** The value is `undefined` for an account out of the caller's scope. */
  async read(asked: FiguresAsked): Promise<Reading<BaseRead | undefined>> {
    const { value, meta } = together(
      ...(await Promise.all([this.companies.read(asked), this.queries.execute(new GetTypedBase(asked))])),
    );
    const [read, typed] = value;
    if (!read) return { value: undefined, meta };
    const today = londonDate(this.clock());
    const knownOn = asked.knownOn !== undefined && asked.knownOn < today ? asked.knownOn : today;
    const { company, companyName, asAt } = read;
    return {
      value: {
        companyName,
        base: baseOfBooks(read, knownOn) ?? typedBase(typed, { asAt, knownOn }),
        actuals: company ? actualMonths(company, MOST_ACTUALS) : [],
        importIds: new Set(company?.books.months.map(({ importId }) => importId)),
      },
      meta,
    };
  }
}

function baseOfBooks({ company, asAt }: CompanyRead, knownOn: string): ScenarioBase | null {
  const figures = company && planFiguresOfBooks(company);
  const years = company && planBase(company);
  if (!figures || !years) return null;
  const lines = [figures.thisYear, figures.lastYear].flatMap(({ sales, costOfSales, payroll, overheads }) => [
    ...[sales, costOfSales, payroll, overheads],
  ]);
  return {
    source: company.books.source,
    figures: keptPlanFigures(figures),
    importIds: [...new Set([...lines, figures.addedBack].flatMap(({ importIds }) => importIds))].sort(),
    months: { thisYear: years.thisYear.months, lastYear: years.lastYear.months },
    ...{ asAt, knownOn, period1: company.periods.period1 },
  };
}

const typedBase = (
  typed: WhatIfInputsRow | undefined,
  days: Pick<ScenarioBase, 'asAt' | 'knownOn'>,
): ScenarioBase | null =>
  typed
    ? {
        source: null,
        figures: { ...typed.inputs, addedBack: null },
        importIds: [],
        months: { thisYear: [], lastYear: [] },
        ...{ ...days, period1: false },
      }
    : null;
