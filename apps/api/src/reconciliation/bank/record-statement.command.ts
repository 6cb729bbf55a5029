import {
  bankDayDecider,
  bankDayStream,
  bankDaySubject,
  RECONCILIATION_PARTITION,
} from '@keelson/domain/reconciliation';
import { uuidV5 } from '@keelson/event-store/codec';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, inParallel, refused, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { BankStatements, type IdentifiedLine, type StatementRefusal } from './bank-statements';

interface Kept {
  readonly recorded: number;
  readonly known: number;
  readonly position: number;
}

type Refusal = { readonly code: StatementRefusal | 'PREVIEW_OVER' | 'LINES_REFUSED' };

/** Each day has a stream and a key of its own. */
const DAYS_AT_ONCE = 4;

/** Keeps a statement as it was shown. A repeat finds the days done that the first one did. */
export class RecordStatement extends Command<Result<Kept, Refusal>> {
  constructor(
    readonly content: string,
    readonly acceptance: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RecordStatement)
export class RecordStatementHandler implements ICommandHandler<RecordStatement> {
  constructor(
    private readonly statements: BankStatements,
    private readonly runner: DeciderRunner,
  ) {}

  async execute({ content, acceptance, context }: RecordStatement): Promise<Result<Kept, Refusal>> {
    const read = this.statements.read(content);
    if (!read.ok) return read;
    if (!this.statements.wasShown(read.value, acceptance, context.actor.id)) return refused({ code: 'PREVIEW_OVER' });
    // What was shown may have become too old since.
    if (read.value.refused.length > 0) return refused({ code: 'LINES_REFUSED' });
    const { lines } = read.value;
    let recorded = 0;
    let position = 0;
    await inParallel(DAYS_AT_ONCE, byDay(lines), async (ofDay) => {
      const outcome = await this.recordDay(ofDay, context);
      recorded += outcome.events.length;
      position = Math.max(position, outcome.position);
    });
    return accepted({ recorded, known: lines.length - recorded, position });
  }

  private recordDay(ofDay: readonly IdentifiedLine[], context: CommandContext) {
    const date = ofDay[0]?.date ?? '';
    return this.runner.record({
      ...{ decider: bankDayDecider, streamId: bankDayStream(date), partitionKey: RECONCILIATION_PARTITION },
      subjectId: bankDaySubject(date),
      command: { name: 'RecordBankLines', lines: ofDay.map(({ row: _, ...line }) => line) },
      context: { ...context, commandId: uuidV5(context.commandId, date) },
    });
  }
}

function byDay(lines: readonly IdentifiedLine[]): readonly (readonly IdentifiedLine[])[] {
  const days = new Map<string, IdentifiedLine[]>();
  for (const line of lines) days.set(line.date, [...(days.get(line.date) ?? []), line]);
  return [...days.values()];
}
