import type { payoutBank } from '@keelson/contracts/reconciliation';
import { type BankDayEvent, bankDayStream, type BankMatching, matchBank } from '@keelson/domain/reconciliation';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { ERASED } from '@keelson/domain';
import { calendarDate, type Clock, inParallel, londonDate } from '@keelson/kernel';
import type { ReadModelDatabase } from '@keelson/read-models';
import {
  type BankPayoutRow,
  type DatedBankLine,
  selectBankCandidates,
  selectBankDays,
  selectBankPayouts,
} from '@keelson/read-models/reconciliation';
import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { InjectClock } from '../../platform/tokens';

export type PayoutBank = z.input<typeof payoutBank>;

const DAYS_AT_ONCE = 4;

/** How payouts and lines stand to each other now. */
export interface BankSight extends BankMatching {
  readonly payoutRows: readonly BankPayoutRow[];
  /** Lines that may be a payout's. */
  readonly candidates: ReadonlyMap<string, DatedBankLine>;
  readonly days: readonly { readonly dated: string; readonly lines: number }[];
}

type Standing = ReadonlyMap<string, PayoutBank>;

/** Follows anew with each question from what is recorded: nothing of it is kept. */
@Injectable()
export class BankStandings {
  constructor(
    private readonly runner: DeciderRunner,
    @InjectClock() private readonly clock: Clock,
  ) {}

  async sight(database: Kysely<ReadModelDatabase>): Promise<BankSight> {
    const payoutRows = await selectBankPayouts(database);
    const lines = await selectBankCandidates(database);
    const days = await selectBankDays(database);
    const matching = matchBank({
      payouts: payoutRows.map((row) => ({
        payoutId: row.payout_id,
        amountPence: row.amount_pence,
        arrivesOn: londonDate(new Date(row.arrives_at)),
      })),
      lines: lines.map((row) => ({
        ...{ lineId: row.line_id, amountPence: row.amount_pence, date: calendarDate(row.dated) },
        ...{ namesProvider: row.names_provider, matchedTo: row.matched_to, barred: row.barred },
      })),
      days: days.map(({ dated }) => calendarDate(dated)),
      today: londonDate(this.clock()),
    });
    return { ...matching, payoutRows, candidates: new Map(lines.map((row) => [row.line_id, row])), days };
  }

  /** How these payouts stand, with the texts of their lines; one in another currency, or that failed, stands nowhere. */
  async standingsOf({ payouts, candidates }: BankSight, payoutIds: readonly string[]): Promise<Standing> {
    const lines = payoutIds.flatMap((id) => candidates.get(payouts.get(id)?.lineId ?? '') ?? []);
    const texts = await this.textsOf(lines);
    return new Map(
      payoutIds.flatMap((id): [string, PayoutBank][] => {
        const found = payouts.get(id);
        const row = candidates.get(found?.lineId ?? '');
        if (!found) return [];
        const { standing, gapPence, decided } = found;
        return [[id, { standing, gapPence, decided, line: row ? lineAnswer(row, texts) : null }]];
      }),
    );
  }

  /** How one payout stands. */
  async standingOf(database: Kysely<ReadModelDatabase>, payoutId: string): Promise<PayoutBank | null> {
    const standings = await this.standingsOf(await this.sight(database), [payoutId]);
    return standings.get(payoutId) ?? null;
  }

  /** By line: the events alone have them, sealed; once the key of their day is destroyed they read "erased". */
  async textsOf(lines: readonly Pick<DatedBankLine, 'dated'>[]): Promise<ReadonlyMap<string, string>> {
    const texts = new Map<string, string>();
    const days = [...new Set(lines.map(({ dated }) => dated))];
    await inParallel(DAYS_AT_ONCE, days, async (day) => {
      for (const { type, data } of await this.runner.read<BankDayEvent>(bankDayStream(day)))
        if (type === 'reconciliation.bank-line-recorded.v1') texts.set(data.lineId, data.text);
    });
    return texts;
  }
}

export const lineAnswer = (row: DatedBankLine, texts: ReadonlyMap<string, string>) => ({
  lineId: row.line_id,
  date: row.dated,
  amountPence: row.amount_pence,
  text: texts.get(row.line_id) ?? ERASED,
});
