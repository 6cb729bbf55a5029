import type { Books, LedgerAccount, LedgerMonth } from '../../books';

/** What a provider tells of one account. */
export type ToldAccount = Omit<LedgerAccount, 'ref'>;

/** Movement and balance in pence, debit positive, by the provider’s account id. */
export type ToldLines = ReadonlyMap<string, readonly [movement: number | null, balance: number | null]>;

export interface Told {
  readonly source: 'xero' | 'quickbooks' | 'manual';
  readonly name: string;
  readonly yearEndMonth: number;
  readonly vatRegistered: boolean | null;
  readonly accounts: readonly ToldAccount[];
  /** By month, `2026-10`. */
  readonly months: ReadonlyMap<string, ToldLines>;
  /** By day. */
  readonly days: ReadonlyMap<string, ToldLines>;
  /** Pence that came into and left the bank accounts by day, transfers between own accounts left out. */
  readonly bankDays: ReadonlyMap<string, readonly [received: number, spent: number]>;
}

/** Before the first month of which anything is told the company did not keep its accounts there: nothing to import. */
function keptMonths(months: Told['months']): readonly (readonly [month: string, lines: ToldLines])[] {
  const inOrder = [...months].sort(([one], [other]) => (one < other ? -1 : 1));
  const first = inOrder.findIndex(([, lines]) => lines.size > 0);
  return first === -1 ? [] : inOrder.slice(first);
}

/** Whoever types figures sees 1.20 beside them and may change it; of an accounting system that does not say it is asked. */
function vatOf({ source, vatRegistered }: Told): string | null {
  if (vatRegistered === null) return source === 'manual' ? '1.20' : null;
  return vatRegistered ? '1.20' : '1.00';
}

/** Books for the second calculation, made of what a provider answered and of nothing of the product’s. */
export function booksOfAnswers(told: Told): Books {
  const refs = new Map(told.accounts.map(({ id }, at) => [id, at + 1]));
  const refOf = (id: string): number => {
    const ref = refs.get(id);
    if (ref === undefined) throw new Error(`an amount of an account that was not told: ${id}`);
    return ref;
  };
  const books = {
    source: told.source,
    organisationName: told.name,
    yearEndMonth: told.yearEndMonth,
    vatMultiplier: vatOf(told),
    accounts: told.accounts.map((account, at) => ({ ref: at + 1, ...account })),
    overrides: {},
    months: keptMonths(told.months).map(([month, lines]) => ({
      month,
      importId: 'answers',
      recordedAt: '',
      lines: [...lines].map(([id, [movement, balance]]) => [refOf(id), movement, balance]),
    })),
    headcounts: {},
    days: [...told.days].map(([date, lines]) => ({
      date,
      importId: 'answers',
      lines: [...lines].map(([id, [, balance]]) => [refOf(id), balance ?? 0]),
    })),
    bankDays: [...told.bankDays]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([date, [received, spent]]) => ({ date, importId: 'answers', received, spent, transferAssumed: false })),
  };
  // Numbers and texts become amounts, months and days here, unchecked: what is wrong shows in the figures.
  return books as unknown as Books & { readonly months: readonly LedgerMonth[] };
}

/** Pence of `1234.50`, `-3` or an empty text, without a binary fraction on the way. */
export function penceOf(text: string): number {
  const [, sign = '', pounds = '', part = ''] = /^(-?)([\d,]*)(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [undefined];
  if (text.trim() !== '' && pounds === '' && part === '') throw new Error(`not an amount: ${text}`);
  const amount = Number(pounds.replaceAll(',', '') || '0') * 100 + Number(part.padEnd(2, '0') || '0');
  return sign === '-' ? -amount : amount;
}
