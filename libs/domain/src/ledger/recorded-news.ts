import type { Books, LedgerAccount, TrialLine } from '@keelson/calculators';
import type { AccountLine, LedgerCommand } from './ledger.commands';
import type { LedgerEvent } from './ledger.events';
import { isSameLines, isSameMovement } from './same-figures';

type CommandOf<Name extends LedgerCommand['name']> = Extract<LedgerCommand, { name: Name }>;

/** Accounts that are new, with numbers of their own, or described otherwise than before. */
export function newAccounts(
  { importId, accounts }: Pick<CommandOf<'RecordAccounts'>, 'importId' | 'accounts'>,
  { accounts: known }: Pick<Books, 'accounts'>,
): readonly LedgerEvent[] {
  const byId = new Map(known.map((account) => [account.id, account]));
  let last = known.reduce((highest, { ref }) => Math.max(highest, ref), 0);
  const news: LedgerAccount[] = [];
  for (const told of accounts) {
    const before = byId.get(told.id);
    if (before && isSameAccount(before, told)) continue;
    const account = { ...told, ref: before?.ref ?? (last += 1) };
    byId.set(told.id, account);
    news.push(account);
  }
  return news.length === 0 ? [] : [{ type: 'ledger.accounts-recorded.v1', data: { importId, accounts: news } }];
}

const isSameAccount = (one: Omit<LedgerAccount, 'ref'>, other: Omit<LedgerAccount, 'ref'>): boolean =>
  one.code === other.code &&
  one.name === other.name &&
  one.type === other.type &&
  one.subType === other.subType &&
  one.systemAccount === other.systemAccount;

/** The accounts of lines that no list of accounts has told of: deleted ones may still have a history. */
function withTheirAccounts(importId: string, accountIds: readonly string[], books: Books) {
  const known = new Set(books.accounts.map(({ id }) => id));
  const unknown = [...new Set(accountIds)].filter((id) => !known.has(id));
  const accounts = unknown.map((id) => ({ id, ...NAMELESS }));
  const events = newAccounts({ importId, accounts }, books);
  const added = events.flatMap((event) => (event.type === 'ledger.accounts-recorded.v1' ? event.data.accounts : []));
  const refs = new Map([...books.accounts, ...added].map(({ id, ref }) => [id, ref]));
  return { events, refOf: (id: string): number => refs.get(id) ?? 0 };
}

const NAMELESS = { code: '', name: 'Unknown account', type: '', subType: null, systemAccount: null };

const says = ({ movement, balance }: AccountLine): boolean => (movement ?? 0) !== 0 || (balance ?? 0) !== 0;

/** The month, if any line of it is new or differs. Lines of nothing but zeros say nothing. */
export function newMonth(command: CommandOf<'RecordMonth'>, books: Books): readonly LedgerEvent[] {
  const { importId, month, at } = command;
  const told = command.lines.filter(says);
  const ids = told.map(({ accountId }) => accountId);
  const { events, refOf } = withTheirAccounts(importId, ids, books);
  const lines = told
    .map(({ accountId, movement, balance }): TrialLine => [refOf(accountId), movement, balance])
    .sort(([one], [other]) => one - other);
  const before = books.months.find((known) => known.month === month);
  if (before && isSameLines(before.lines, lines)) return [];
  const data = { month, importId, recordedAt: at.toISOString(), lines };
  return [...events, { type: 'ledger.month-recorded.v1', data }];
}

export function newDayBalances(command: CommandOf<'RecordDayBalances'>, books: Books): readonly LedgerEvent[] {
  const { importId, date } = command;
  const told = command.lines.filter(({ balance }) => balance !== 0);
  const ids = told.map(({ accountId }) => accountId);
  const { events, refOf } = withTheirAccounts(importId, ids, books);
  const lines = told
    .map(({ accountId, balance }) => [refOf(accountId), balance] as const)
    .sort(([one], [other]) => one - other);
  const before = books.days.find((known) => known.date === date);
  if (before && isSameLines(before.lines, lines)) return [];
  return [...events, { type: 'ledger.day-balances-recorded.v1', data: { date, importId, lines } }];
}

export function newBankDays(
  { importId, days }: CommandOf<'RecordBankDays'>,
  { bankDays }: Books,
): readonly LedgerEvent[] {
  const known = new Map(bankDays.map((day) => [day.date, day]));
  return days
    .filter((day) => {
      const before = known.get(day.date);
      return !before || !isSameMovement(before, day);
    })
    .map((day) => ({ type: 'ledger.bank-day-recorded.v2', data: { ...day, importId } }));
}
