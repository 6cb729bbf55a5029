import type { ApiConfiguration } from '@keelson/configuration';
import {
  type bankOverviewContract,
  type listBankLinesContract,
  MOST_OPEN_AT_BANK,
} from '@keelson/contracts/reconciliation';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import { addDays, londonDate } from '@keelson/kernel';
import { type BankLinesQuestion, type DatedBankLine, selectBankLines } from '@keelson/read-models/reconciliation';
import { BANK_STANDINGS, type BankStanding } from '@keelson/vocabulary';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../../platform/access/caller';
import { ReadModelReader, type Reading } from '../../platform/execution/read-model-reader';
import { InjectConfiguration } from '../../platform/tokens';
import { CASE_PROJECTIONS } from '../known-cases';
import { type BankSight, BankStandings, lineAnswer } from './bank-standings';

type Overview = AnswerInputOf<typeof bankOverviewContract>;
type Lines = AnswerInputOf<typeof listBankLinesContract>;
type Asked = InputOf<typeof listBankLinesContract>['query'];

export class GetBank extends Query<Reading<Overview>> {
  constructor(
    readonly caller: Caller,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(GetBank)
export class GetBankHandler implements IQueryHandler<GetBank> {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly standings: BankStandings,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'settledAloneUpToPence'>,
  ) {}

  execute({ caller, minimumPosition }: GetBank): Promise<Reading<Overview>> {
    return this.reader.read(caller, { projections: CASE_PROJECTIONS, minimumPosition }, async (database) => {
      const sight = await this.standings.sight(database);
      const { days } = sight;
      return {
        counts: countsOf(sight),
        lines: days.reduce((sum, { lines }) => sum + lines, 0),
        from: days[0]?.dated ?? null,
        until: days.at(-1)?.dated ?? null,
        aloneUpToPence: this.configuration.settledAloneUpToPence,
        open: openOf(sight),
      };
    });
  }
}

function countsOf({ payouts }: BankSight): Overview['counts'] {
  const standings = [...payouts.values()].map(({ standing }) => standing);
  return Object.fromEntries(
    BANK_STANDINGS.map((each) => [each, standings.filter((standing) => standing === each).length]),
  ) as Record<BankStanding, number>;
}

const openOf = ({ payouts, payoutRows }: BankSight): Overview['open'] =>
  payoutRows
    .flatMap(({ payout_id: payoutId, arrives_at: arrivesAt, amount_pence: amountPence, automatic }) => {
      const standing = payouts.get(payoutId)?.standing;
      if (standing !== 'notFound' && standing !== 'severalFit') return [];
      return [{ payoutId, arrivesAt, amountPence, automatic, standing, line: null, gapPence: 0, decided: false }];
    })
    .slice(0, MOST_OPEN_AT_BANK);

export class ListBankLines extends Query<Reading<Lines>> {
  constructor(
    readonly caller: Caller,
    readonly question: Asked,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

/** How far from its arrival a line may be that somebody matches with a payout. */
const CHOICE_DAYS = { before: 5, after: 31 } as const;

@QueryHandler(ListBankLines)
export class ListBankLinesHandler implements IQueryHandler<ListBankLines> {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly standings: BankStandings,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'settledAloneUpToPence'>,
  ) {}

  async execute({ caller, question, minimumPosition }: ListBankLines): Promise<Reading<Lines>> {
    const freshness = { projections: CASE_PROJECTIONS, minimumPosition };
    const { value, meta } = await this.reader.read(caller, freshness, async (database) => {
      const sight = await this.standings.sight(database);
      const asked = this.questionOf(question, sight);
      return { sight, ...(asked ? await selectBankLines(database, asked) : { rows: [], more: false }) };
    });
    const { sight, rows, more } = value;
    const texts = await this.standings.textsOf(rows);
    const next = more ? (rows.at(-1)?.line_id ?? null) : null;
    return { value: { rows: rows.map((row) => listed(row, sight, texts)), next }, meta };
  }

  /** `undefined` where nothing can be asked: there is no such payout. */
  private questionOf(asked: Asked, sight: BankSight): BankLinesQuestion | undefined {
    const { standing, search, payout: payoutId, after, size } = asked;
    const question = { search, after, size, ...byStanding(standing, sight) };
    if (payoutId === undefined) return question;
    const payout = sight.payoutRows.find(({ payout_id: id }) => id === payoutId);
    if (!payout) return undefined;
    const { settledAloneUpToPence: gap } = this.configuration;
    const arrives = londonDate(new Date(payout.arrives_at));
    return {
      ...{ ...question, except: idsOf(sight, 'matched') },
      within: {
        pence: [payout.amount_pence - gap, payout.amount_pence + gap],
        days: [addDays(arrives, -CHOICE_DAYS.before), addDays(arrives, CHOICE_DAYS.after)],
      },
    };
  }
}

const idsOf = ({ lines }: BankSight, wanted: 'matched' | 'severalFit' | 'any'): readonly string[] =>
  [...lines].flatMap(([lineId, { standing }]) => (wanted === 'any' || standing === wanted ? [lineId] : []));

function byStanding(standing: Asked['standing'], sight: BankSight): Pick<BankLinesQuestion, 'among' | 'except'> {
  if (standing === undefined) return {};
  return standing === 'unmatched' ? { except: idsOf(sight, 'any') } : { among: idsOf(sight, standing) };
}

function listed(row: DatedBankLine, { lines }: BankSight, texts: ReadonlyMap<string, string>): Lines['rows'][number] {
  const { standing = 'unmatched', payoutId = null } = lines.get(row.line_id) ?? {};
  return { ...lineAnswer(row, texts), standing, payoutId };
}
