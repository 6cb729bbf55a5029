import { Readable } from 'node:stream';
import type { exportCasesContract } from '@keelson/contracts/reconciliation';
import type { InputOf } from '@keelson/contracts/wire';
import type { Clock } from '@keelson/kernel';
import { type CaseMark, type ListedCase, selectCases } from '@keelson/read-models/reconciliation';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { ReadModelReader } from '../platform/execution/read-model-reader';
import { BYTE_ORDER_MARK, csvRows } from '../platform/files/csv';
import { type ExportCall, readNextPart, readPart } from '../platform/files/export-call';
import { amount, text, XLSX, xlsxFile } from '../platform/files/xlsx';
import { InjectClock, InjectLog } from '../platform/tokens';
import { CASE_HEADINGS, casePence, caseTexts } from './case-cells';
import { CASE_PROJECTIONS } from './known-cases';
import { caseFilter } from './list-cases.query';

const PART = 2_000;

type Asked = InputOf<typeof exportCasesContract>;

export interface CasesFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Readable;
}

export class ExportCases extends Query<CasesFile> {
  constructor(
    readonly asked: Asked,
    readonly call: ExportCall,
  ) {
    super();
  }
}

@QueryHandler(ExportCases)
export class ExportCasesHandler implements IQueryHandler<ExportCases> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
    @InjectLog() private readonly log: Logger,
  ) {}

  async execute({ asked, call }: ExportCases): Promise<CasesFile> {
    const { format } = asked.params;
    const fileName = `reconciliation-${this.clock().toISOString().slice(0, 10)}.${format}`;
    const parts = this.parts(asked.query, call);
    if (format === 'csv') {
      const content = Readable.from(this.texts(parts, call), { encoding: 'utf8', objectMode: false });
      return { fileName, contentType: 'text/csv; charset=utf-8', content };
    }
    const rows: ListedCase[] = [];
    for await (const part of parts) rows.push(...part);
    const sheet = [CASE_HEADINGS.map((heading) => text(heading, true)), ...rows.map(cells)];
    return { fileName, contentType: XLSX, content: await xlsxFile(sheet, 'Reconciliation') };
  }

  private async *texts(parts: AsyncIterable<readonly ListedCase[]>, call: ExportCall): AsyncGenerator<string> {
    try {
      yield BYTE_ORDER_MARK + csvRows([CASE_HEADINGS]);
      for await (const rows of parts) yield csvRows(rows.map(csvCells));
    } catch (error) {
      const { correlationId, caller } = call;
      this.log.warn({ correlationId, actor: caller.accountId, err: error }, 'an export ended unfinished');
      throw error;
    }
  }

  /** Oldest first, part by part. */
  private async *parts(query: Asked['query'], call: ExportCall): AsyncGenerator<readonly ListedCase[]> {
    let at: CaseMark | null | undefined;
    const filter = caseFilter(query, call.caller, this.clock());
    while (at !== null) {
      const question = { ...filter, ...({ sort: 'age', order: 'asc' } as const), at, size: PART };
      const freshness = { projections: CASE_PROJECTIONS, minimumPosition: call.minimumPosition };
      const { value: page } = await (at ? readNextPart : readPart)(call, () =>
        this.reader.read(call.caller, freshness, (database) => selectCases(database, question)),
      );
      yield page.rows;
      at = page.next;
    }
  }
}

const csvCells = (row: ListedCase): readonly string[] => [
  ...caseTexts(row),
  ...casePence(row).map((pence) => (pence === null ? '' : (pence / 100).toFixed(2))),
];

const cells = (row: ListedCase) => [
  ...caseTexts(row).map((each) => text(each)),
  ...casePence(row).map((pence) => amount(pence === null ? null : pence / 100)),
];
