import type { Company } from '@keelson/calculators';
import type { ImportStanding } from '@keelson/domain/ledger';
import type { CalendarDate } from '@keelson/kernel';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../platform/access/caller';
import type { Reading } from '../platform/execution/read-model-reader';
import { type BooksQuestion, companyOf, KnownBooks } from './known-books';

/** Whose figures, and by which clocks. */
export interface FiguresAsked extends BooksQuestion {
  readonly caller: Caller;
}

export interface CompanyRead {
  readonly companyName: string;
  /** `null` before there are books. */
  readonly company: Company | null;
  readonly imports: ImportStanding;
  readonly asAt: CalendarDate;
}

/** Reads the company of an account within the caller's scope; the value is `undefined` for any other. */
@Injectable()
export class CompanyReader {
  constructor(private readonly books: KnownBooks) {}

  async read({ caller, ...question }: FiguresAsked): Promise<Reading<CompanyRead | undefined>> {
    const { value: known, meta } = await this.books.read(caller, question);
    if (!known) return { value: undefined, meta };
    const { companyName, imports, today: asAt } = known;
    return { value: { companyName, company: companyOf(known), imports, asAt }, meta };
  }
}
