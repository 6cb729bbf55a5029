import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  askQuickBooks,
  askXero,
  type ExpectedPages,
  expectedPages,
  toldByTyping,
  type TypedMonth,
} from '../../../../libs/calculators/src/testing/raw-answers';

type Provider = 'xero' | 'quickbooks';

/** The months before the one of a day, oldest first: `2026-10`. */
function monthsBefore(day: string, count: number): readonly string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - count + at, 1)).toISOString().slice(0, 7),
  );
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

const todayInLondon = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' }).format(new Date());

/** What the pages must show once somebody has typed these figures in. */
export const expectedOfTyped = (name: string, yearEndMonth: number, typed: readonly TypedMonth[]): ExpectedPages =>
  expectedPages(toldByTyping(name, yearEndMonth, typed), todayInLondon());

/**
 * What the pages of the running product must show once it has imported a company of a stand-in: asked from the stand-in
 * under a consent of its own, and worked out without anything of the product. `company` is the stand-in's key: `trading`.
 */
export async function expectedFrom(provider: Provider, company: string): Promise<ExpectedPages> {
  const path = process.env['KEELSON_E2E_ADDRESSES'];
  if (path === undefined) throw new Error('No product is running for the browser tests.');
  const addresses = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<Provider, string>>;
  const secrets = JSON.parse(readFileSync(join(dirname(path), 'secrets.json'), 'utf8')) as Readonly<
    Record<Provider, { readonly id: string; readonly secret: string }>
  >;
  const standIn = {
    address: addresses[provider],
    clientId: secrets[provider].id,
    clientSecret: secrets[provider].secret,
  };
  const today = todayInLondon();
  const ask = provider === 'xero' ? askXero : askQuickBooks;
  const bankDays = Array.from({ length: 31 }, (_, at) => daysBefore(today, 30 - at));
  const months = monthsBefore(today, 36);
  return expectedPages(await ask(standIn, company, months, [daysBefore(today, 7), today], bankDays), today);
}
