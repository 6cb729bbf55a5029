import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  askQuickBooks,
  askXero,
  type ExpectedPages,
  expectedPages,
  toldByTyping,
  type TypedMonth,
} from '../../../../libs/calculators/src/testing/raw-answers';
import { monthsBefore, todayInLondon } from './london';
import type { Product } from './product';

type Provider = 'xero' | 'quickbooks';

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** What the pages must show once somebody has typed these figures in. */
export const expectedOfTyped = (name: string, yearEndMonth: number, typed: readonly TypedMonth[]): ExpectedPages =>
  expectedPages(toldByTyping(name, yearEndMonth, typed), todayInLondon());

/**
 * What the pages of the running product must show once it has imported a company of a stand-in: asked from the stand-in
 * under a consent of its own, and worked out without anything of the product. `company` is the stand-in's key: `trading`.
 */
export async function expectedFrom(running: Product, provider: Provider, company: string): Promise<ExpectedPages> {
  const secrets = JSON.parse(readFileSync(join(running.data, 'secrets.json'), 'utf8')) as Readonly<
    Record<Provider, { readonly id: string; readonly secret: string }>
  >;
  const standIn = {
    address: running[provider],
    clientId: secrets[provider].id,
    clientSecret: secrets[provider].secret,
  };
  const today = todayInLondon();
  const ask = provider === 'xero' ? askXero : askQuickBooks;
  const bankDays = Array.from({ length: 31 }, (_, at) => daysBefore(today, 30 - at));
  const months = monthsBefore(today, 36);
  return expectedPages(await ask(standIn, company, months, [daysBefore(today, 7), today], bankDays), today);
}
