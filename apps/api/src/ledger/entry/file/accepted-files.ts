import type { AcceptanceRefusal } from '@keelson/contracts/ledger';
import { accepted, type Clock, londonDate, refused, type Result } from '@keelson/kernel';
import { Injectable } from '@nestjs/common';
import { InjectClock } from '../../../platform/tokens';
import { LedgerRecords } from '../../ledger-records';
import { entryCells } from '../entry-cells';
import { financeForm } from '../finance-data';
import { type CellAmounts, entryHash, FilePreviews } from './file-previews';

/** An entry that is said to be a file's. */
export interface ClaimedFile {
  readonly acceptance: string;
  readonly cells: readonly string[];
  /** Every figure that is to be saved. */
  readonly entry: CellAmounts;
  readonly yearEndMonth: number;
}

export interface AcceptedFile {
  readonly contentHash: string;
  readonly figures: number;
}

/** Whether what is to be saved is what was read from a file and shown, and nothing else. */
@Injectable()
export class AcceptedFiles {
  constructor(
    private readonly previews: FilePreviews,
    private readonly records: LedgerRecords,
    @InjectClock() private readonly clock: Clock,
  ) {}

  async accept(
    accountId: string,
    { acceptance, cells, entry, yearEndMonth }: ClaimedFile,
  ): Promise<Result<AcceptedFile, { readonly code: AcceptanceRefusal }>> {
    const preview = this.previews.open(acceptance, accountId);
    if (!preview) return refused({ code: 'FILE_PREVIEW_OVER' });
    const ofFile = new Map(cells.map((cell) => [cell, entry.get(cell) ?? null]));
    if (entryHash(ofFile) !== preview.entryHash) return refused({ code: 'FILE_CHANGED' });
    const { books } = await this.records.state(accountId);
    const saved = entryCells(financeForm(books, londonDate(this.clock()), yearEndMonth));
    const others = [...entry].filter(([cell]) => !ofFile.has(cell));
    if (others.some(([cell, amount]) => amount !== (saved.get(cell) ?? null))) return refused({ code: 'FILE_CHANGED' });
    return accepted({ contentHash: preview.contentHash, figures: ofFile.size });
  }
}
