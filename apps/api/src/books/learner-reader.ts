import type { ReadModelDatabase } from '@keelson/read-models';
import { selectIsCustomer } from '@keelson/read-models/ledger';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Kysely } from 'kysely';
import { type Caller, subjectOf } from '../platform/access/caller';
import { RecordReading } from '../platform/access/record-reading.command';
import type { CommandContext } from '../platform/execution/command-context';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';

export interface LearnerQuestion {
  readonly caller: Caller;
  readonly accountId: string;
  /** Who asks: the reading of another's scores is recorded. */
  readonly context: CommandContext;
  readonly minimumPosition: number | undefined;
}

/**
 * What a customer answered and learned. Who sees the figures sees the scores and the progress (decision 4.107): the value is
 * `undefined` for an account that does not exist or is out of the caller's scope. Reading those of somebody else is
 * recorded, staff who act for the customer included.
 */
@Injectable()
export class LearnerReader {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly commands: CommandBus,
  ) {}

  async read<Value>(
    { caller, accountId, context, minimumPosition }: LearnerQuestion,
    projections: readonly string[],
    select: (database: Kysely<ReadModelDatabase>) => Promise<Value>,
  ): Promise<Reading<Value | undefined>> {
    const isOwn = accountId === subjectOf(caller);
    const asked = { projections: isOwn ? projections : ['ledgers', ...projections], minimumPosition };
    const { value, meta } = await this.reader.read(caller, asked, async (database) =>
      isOwn || (await selectIsCustomer(database, accountId)) ? { found: await select(database) } : undefined,
    );
    // Before anything is shown: what cannot be recorded is not read.
    if (value && context.actor.id !== accountId)
      await this.commands.execute(new RecordReading('learning', accountId, context));
    return { value: value?.found, meta };
  }
}
