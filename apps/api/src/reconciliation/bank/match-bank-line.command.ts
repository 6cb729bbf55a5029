import {
  BANK_MATCHES_STREAM,
  type BankMatchCommand,
  type BankMatchRefusal,
  bankMatchesDecider,
  RECONCILIATION_PARTITION,
  type SeenPair,
} from '@keelson/domain/reconciliation';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, refused, type Result } from '@keelson/kernel';
import { selectBankLine } from '@keelson/read-models/reconciliation';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReadModelReader } from '../../platform/execution/read-model-reader';
import type { CaseCall } from '../decide-case.command';
import { CASE_PROJECTIONS } from '../known-cases';
import { BankStandings } from './bank-standings';

type Refusal = BankMatchRefusal | { readonly code: 'BANK_PAYOUT_NOT_FOUND' } | { readonly code: 'LINE_NOT_FOUND' };

/** Somebody says that a payout arrived with a line of the bank, or that it did not. */
export class DecideBankMatch extends Command<Result<{ readonly position: number }, Refusal>> {
  constructor(
    readonly pair: { readonly payoutId: string; readonly lineId: string },
    readonly commandOn: (seen: SeenPair) => BankMatchCommand,
    readonly call: CaseCall,
  ) {
    super();
  }
}

@CommandHandler(DecideBankMatch)
export class DecideBankMatchHandler implements ICommandHandler<DecideBankMatch> {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly standings: BankStandings,
    private readonly runner: DeciderRunner,
  ) {}

  async execute({ pair, commandOn, call }: DecideBankMatch): Promise<Result<{ readonly position: number }, Refusal>> {
    const seen = await this.seenPair(pair, call);
    if (typeof seen === 'string') return refused({ code: seen });
    const outcome = await this.runner.run({
      ...{ decider: bankMatchesDecider, streamId: BANK_MATCHES_STREAM, partitionKey: RECONCILIATION_PARTITION },
      // What people write about a payout is sealed with the key of its case.
      ...{ subjectId: pair.payoutId, command: commandOn(seen), context: call.context },
    });
    return outcome.ok ? accepted({ position: outcome.value.position }) : outcome;
  }

  private async seenPair(
    { payoutId, lineId }: DecideBankMatch['pair'],
    { caller, minimumPosition }: CaseCall,
  ): Promise<SeenPair | 'BANK_PAYOUT_NOT_FOUND' | 'LINE_NOT_FOUND'> {
    const freshness = { projections: CASE_PROJECTIONS, minimumPosition };
    const { value } = await this.reader.read(caller, freshness, async (database) => {
      const sight = await this.standings.sight(database);
      const payout = sight.payoutRows.find(({ payout_id: id }) => id === payoutId);
      if (!payout) return 'BANK_PAYOUT_NOT_FOUND' as const;
      const line = await selectBankLine(database, lineId);
      if (!line) return 'LINE_NOT_FOUND' as const;
      return {
        ...{ payoutId, lineId, gapPence: line.amount_pence - payout.amount_pence },
        payoutHas: sight.payouts.get(payoutId)?.lineId ?? null,
        lineHas: sight.lines.get(lineId)?.payoutId ?? null,
      };
    });
    return value;
  }
}
