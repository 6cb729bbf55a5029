import type { BooksReader, OrganisationFacts, ProviderLine } from '@keelson/integrations/accounting';
import { addDays, addMonths, type CalendarDate, type Month, month, pence } from '@keelson/kernel';

const CHART = [
  { id: 'sales', code: '200', name: 'Sales', type: 'REVENUE', subType: null, systemAccount: null },
  { id: 'rent', code: '469', name: 'Rent', type: 'OVERHEADS', subType: null, systemAccount: null },
  { id: 'bank', code: '090', name: 'Bank', type: 'BANK', subType: 'BANK', systemAccount: null },
  { id: 'equity', code: '970', name: 'Owner', type: 'EQUITY', subType: null, systemAccount: null },
];

/** A company in an accounting system, as a reader tells of it; each question is remembered. */
export class ToldCompany {
  readonly asked: string[] = [];
  facts: OrganisationFacts = {
    organisationId: 'org-1',
    name: 'Acme Trading Ltd',
    yearEndMonth: 3,
    vatRegistered: true,
  };
  /** What rent came to, where it was not 200.00. */
  readonly rents = new Map<Month, number>();
  /** What came through the bank on a day and was told later. */
  readonly late = new Map<CalendarDate, number>();
  tellsTransfers = true;
  /** Called before each answer; throws where the provider does, or the worker dies. */
  before: (question: string) => void = () => undefined;

  constructor(
    readonly since: Month = month('2025-06'),
    readonly until: Month = month('2026-10'),
  ) {}

  get reader(): BooksReader {
    return {
      organisation: () => this.#answer('organisation', () => this.facts),
      accounts: () => this.#answer('accounts', () => CHART),
      month: (of) => this.#answer(`month ${of}`, () => this.#lines(of)),
      asAt: (day) =>
        this.#answer(`day ${day}`, () => [{ accountId: 'bank', balance: pence(1_000_00 + Number(day.slice(8))) }]),
      tellsTransfers: () => this.#answer('transfers', () => this.tellsTransfers),
      bankDays: (first, last) =>
        this.#answer(`bank ${first} ${last}`, () =>
          daysOf(first, last).map((date) => ({
            date,
            received: pence(Number(date.slice(8)) * 100 + (this.late.get(date) ?? 0)),
            spent: pence(0),
            transferAssumed: false,
          })),
        ),
    };
  }

  #lines(of: Month): readonly ProviderLine[] {
    if (of < this.since || of > this.until) return [];
    const rent = this.rents.get(of) ?? 200_00;
    return [
      { accountId: 'sales', movement: pence(-500_00), balance: pence(-500_00) },
      { accountId: 'rent', movement: pence(rent), balance: pence(rent) },
      { accountId: 'bank', movement: pence(500_00 - rent), balance: pence(500_00 - rent) },
    ];
  }

  async #answer<Answer>(question: string, answer: () => Answer): Promise<Answer> {
    await Promise.resolve();
    this.before(question);
    this.asked.push(question);
    return answer();
  }
}

function daysOf(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Months of the company, the newest first. */
export const monthsBack = (newest: Month, count: number): Month[] =>
  Array.from({ length: count }, (_, back) => addMonths(newest, -back));
