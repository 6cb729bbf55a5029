import type { previewStatementContract } from '@keelson/contracts/reconciliation';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { accepted, type Result } from '@keelson/kernel';
import { selectKnownLines } from '@keelson/read-models/reconciliation';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../../platform/access/caller';
import { ReadModelReader, type Reading } from '../../platform/execution/read-model-reader';
import { CASE_PROJECTIONS } from '../known-cases';
import { BankStatements, type StatementRefusal } from './bank-statements';

type Preview = AnswerInputOf<typeof previewStatementContract>;
type Outcome = Result<Reading<Preview>, { readonly code: StatementRefusal }>;

/** What a statement is read as, before anything of it is kept. */
export class PreviewStatement extends Query<Outcome> {
  constructor(
    readonly caller: Caller,
    readonly content: string,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(PreviewStatement)
export class PreviewStatementHandler implements IQueryHandler<PreviewStatement> {
  constructor(
    private readonly statements: BankStatements,
    private readonly reader: ReadModelReader,
  ) {}

  async execute({ caller, content, minimumPosition }: PreviewStatement): Promise<Outcome> {
    const read = this.statements.read(content);
    if (!read.ok) return read;
    const { contentHash, lines, refused } = read.value;
    const freshness = { projections: CASE_PROJECTIONS, minimumPosition };
    const lineIds = lines.map(({ lineId }) => lineId);
    const known = await this.reader.read(caller, freshness, (database) => selectKnownLines(database, lineIds));
    const value = {
      contentHash,
      lines: lines.map(({ row, lineId, date, amountPence, text }) => ({
        ...{ row, date, amountPence, text, known: known.value.has(lineId) },
      })),
      refused: [...refused],
      acceptance: this.statements.seal(read.value, caller.accountId),
    };
    return accepted({ value, meta: known.meta });
  }
}
