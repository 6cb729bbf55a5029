import { balanceSheets, type Company, companyOn, latestMonth, monthsTo } from '@keelson/calculators';
import type { trustContract } from '@keelson/contracts/ledger';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { ImportStanding, LedgerEvent } from '@keelson/domain/ledger';
import type { Recorded } from '@keelson/event-store';
import { lastCompleteMonth, monthsFrom } from '@keelson/kernel';
import type { KnownLedger } from '../../books/known-books';
import { freshness } from './freshness';
import { type Restatement, restatements } from './restatements';

export type Trust = AnswerInputOf<typeof trustContract>;

const LINES_SHOWN = 50;

/** How fresh and how sure the figures are. `events` are those of the ledger that were known. */
export function trustFacts(
  { companyName, books, imports, today }: KnownLedger,
  events: readonly Recorded<LedgerEvent>[],
): Trust {
  const company = books && companyOn(today, books);
  return {
    companyName,
    informationFrom: books?.source ?? null,
    expectedMonth: lastCompleteMonth(today),
    lastImport: lastImport(imports),
    figures: company ? [...freshness(company, imports)] : [],
    missingMonths: company ? missingMonths(company) : [],
    outOfBalance: company ? differences(company) : [],
    doesNotBalance: company ? imbalances(company) : [],
    unmapped: company ? unmapped(company) : [],
    overridden: Object.keys(books?.overrides ?? {}).length,
    restatements: restatements(events).map(restatementAnswer),
  };
}

const STATUS = { started: 'started', finished: 'finished', failed: 'error' } as const;

function lastImport({ status, startedAt, lastImportedAt, message, report }: ImportStanding): Trust['lastImport'] {
  if (status === 'none') return null;
  const { months = 0, changedMonths = 0, accounts = 0 } = report ?? {};
  return {
    importStatus: STATUS[status],
    ...{ startedAt, finishedAt: lastImportedAt, message, months, changedMonths, accounts },
  };
}

/** Months between the first and the last complete one that nobody brought. */
function missingMonths({ months, periods: { lastComplete } }: Company): Trust['missingMonths'] {
  const first = [...months.keys()].sort()[0];
  if (first === undefined) return [];
  return monthsTo(lastComplete, monthsFrom(first, lastComplete) + 1).filter((month) => !months.has(month));
}

const differences = ({ months }: Company): Trust['outOfBalance'] =>
  [...months.values()].flatMap(({ month, outOfBalance }) =>
    outOfBalance === null ? [] : [{ month, difference: outOfBalance / 100 }],
  );

const imbalances = (company: Company): Trust['doesNotBalance'] =>
  balanceSheets(company).flatMap(({ sheet }) =>
    (sheet?.flags ?? []).flatMap((flag) =>
      flag.kind === 'doesNotBalance' ? [{ month: flag.month, difference: Math.round(flag.difference) / 100 }] : [],
    ),
  );

function unmapped(company: Company): Trust['unmapped'] {
  const asAt = latestMonth(company);
  const lines = company.books.months.find(({ month }) => month === asAt)?.lines ?? [];
  return [...company.accounts.values()]
    .filter(({ placement }) => placement === null)
    .map(({ account: { ref, code, name, type } }) => {
      const [, movement, balance] = lines.find(([of]) => of === ref) ?? [ref, null, null];
      return {
        ref,
        account_code: code,
        account_name: name,
        account_type: type,
        movement: movement === null ? null : movement / 100,
        balance: balance === null ? null : balance / 100,
      };
    });
}

function restatementAnswer({ importId, at, lines, figures, books }: Restatement): Trust['restatements'][number] {
  const accounts = new Map(books.accounts.map((account) => [account.ref, account]));
  return {
    importId,
    at,
    lines: lines.slice(0, LINES_SHOWN).map(({ month, ref, before, now }) => ({
      month,
      ref,
      account_code: accounts.get(ref)?.code ?? '',
      account_name: accounts.get(ref)?.name ?? '',
      before: before / 100,
      now: now / 100,
    })),
    furtherLines: Math.max(0, lines.length - LINES_SHOWN),
    figures: [...figures],
  };
}
