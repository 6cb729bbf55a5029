import { createHash } from 'node:crypto';
import type { ApiConfiguration } from '@keelson/configuration';
import {
  LARGEST_STATEMENT,
  MOST_BANK_DAYS,
  MOST_BANK_LINES,
  type STATEMENT_REFUSALS,
} from '@keelson/contracts/reconciliation';
import { type BankLineRecorded, readStatement, type RefusedLine } from '@keelson/domain/reconciliation';
import { accepted, type Clock, londonDate, refused, type Result } from '@keelson/kernel';
import { SealedTexts, Vault } from '@keelson/vault';
import { Injectable } from '@nestjs/common';
import { InjectClock, InjectConfiguration } from '../../platform/tokens';
import { statementText, withoutCardNumbers } from './statement-text';

type LineData = BankLineRecorded['data'];
export type StatementRefusal = (typeof STATEMENT_REFUSALS)[number];

export interface IdentifiedLine extends LineData {
  readonly row: number;
}

export interface IdentifiedStatement {
  /** SHA-256 of what was sent. */
  readonly contentHash: string;
  readonly lines: readonly IdentifiedLine[];
  readonly refused: readonly RefusedLine[];
}

const HOUR_MS = 3_600_000;
/** What else is sealed under the same key has another first word. */
const PURPOSE = 'bank-statement';

/** Statements as they are sent: read, shown and only then kept, by the hash of their content. */
@Injectable()
export class BankStatements {
  constructor(
    private readonly sealed: SealedTexts,
    private readonly vault: Vault,
    @InjectClock() private readonly clock: Clock,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'bankWord'>,
  ) {}

  read(content: string): Result<IdentifiedStatement, { readonly code: StatementRefusal }> {
    const bytes = Buffer.from(content, 'base64');
    if (bytes.length > LARGEST_STATEMENT) return refused({ code: 'STATEMENT_TOO_LARGE' });
    const text = statementText(bytes);
    if (typeof text !== 'string') return refused({ code: text.refused });
    const statement = readStatement(withoutCardNumbers(text), londonDate(this.clock()));
    if (statement.lines.length + statement.refused.length === 0) return refused({ code: 'NO_LINES' });
    const days = new Set(statement.lines.map(({ date }) => date));
    if (statement.lines.length + statement.refused.length > MOST_BANK_LINES || days.size > MOST_BANK_DAYS)
      return refused({ code: 'TOO_MANY_LINES' });
    const contentHash = createHash('sha256').update(bytes).digest('hex');
    const word = this.configuration.bankWord.toUpperCase();
    const lines = statement.lines.map((line) => ({
      row: line.row,
      lineId: this.vault.bankLineIds.idOf(line),
      date: line.date,
      amountPence: line.amountPence,
      namesProvider: line.text.toUpperCase().includes(word),
      text: line.text,
    }));
    return accepted({ contentHash, lines, refused: statement.refused });
  }

  /** `null` where a line is refused: nothing is kept before all of them are right. */
  seal({ contentHash, refused: left }: IdentifiedStatement, accountId: string): string | null {
    if (left.length > 0) return null;
    const until = this.clock().getTime() + HOUR_MS;
    return this.sealed.seal(JSON.stringify([PURPOSE, accountId, contentHash, until]));
  }

  /** Whether this statement was shown to this person within the hour. */
  wasShown({ contentHash }: IdentifiedStatement, acceptance: string, accountId: string): boolean {
    const opened = this.sealed.open(acceptance);
    if (opened === undefined) return false;
    const [purpose, of, hash, until] = JSON.parse(opened) as [string, string, string, number];
    return purpose === PURPOSE && of === accountId && hash === contentHash && this.clock().getTime() <= until;
  }
}
