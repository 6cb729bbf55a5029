import { Readable } from 'node:stream';
import type { exportPaymentsContract } from '@keelson/contracts/payments';
import type { InputOf } from '@keelson/contracts/wire';
import type { Clock } from '@keelson/kernel';
import { type PaymentMark, selectPaymentPart } from '@keelson/read-models/payments';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { ReadModelReader } from '../platform/execution/read-model-reader';
import { BYTE_ORDER_MARK, csvRows } from '../platform/files/csv';
import { type ExportCall, readNextPart } from '../platform/files/export-call';
import { InjectClock, InjectLog } from '../platform/tokens';
import { PAYMENT_HEADINGS, paymentCells } from './payment-cells';

const PART = 2_000;

type Filter = InputOf<typeof exportPaymentsContract>['query'];
type Part = Awaited<ReturnType<typeof selectPaymentPart>>;

export interface PaymentsFile {
  readonly fileName: string;
  /** Read part by part, as fast as it is taken away. Fails when the right to it is withdrawn meanwhile. */
  readonly csv: Readable;
}

export class ExportPayments extends Query<PaymentsFile> {
  constructor(
    readonly filter: Filter,
    readonly call: ExportCall,
  ) {
    super();
  }
}

@QueryHandler(ExportPayments)
export class ExportPaymentsHandler implements IQueryHandler<ExportPayments> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
    @InjectLog() private readonly log: Logger,
  ) {}

  async execute({ filter, call }: ExportPayments): Promise<PaymentsFile> {
    const first = await this.part(filter, call);
    return {
      fileName: `payments-${this.clock().toISOString().slice(0, 10)}.csv`,
      csv: Readable.from(this.texts(filter, first, call), { encoding: 'utf8', objectMode: false }),
    };
  }

  private async *texts(filter: Filter, first: Part, call: ExportCall): AsyncGenerator<string> {
    try {
      yield BYTE_ORDER_MARK + csvRows([PAYMENT_HEADINGS]);
      for (let part: Part | undefined = first; part; part = await this.after(part, filter, call))
        yield csvRows(part.rows.map(paymentCells));
    } catch (error) {
      const { correlationId, caller } = call;
      this.log.warn({ correlationId, actor: caller.accountId, err: error }, 'an export ended unfinished');
      throw error;
    }
  }

  private async after({ rows, more }: Part, filter: Filter, call: ExportCall): Promise<Part | undefined> {
    const last = rows.at(-1);
    if (!more || !last) return undefined;
    return readNextPart(call, () => this.part(filter, call, last));
  }

  private async part(filter: Filter, { caller, minimumPosition }: ExportCall, after?: PaymentMark): Promise<Part> {
    const { value } = await this.reader.read(caller, { projections: ['payments'], minimumPosition }, (database) =>
      selectPaymentPart(database, { ...filter, amounts: true }, { after, size: PART }),
    );
    return value;
  }
}
