import { type Pence, pence } from '@keelson/kernel';
import { ProviderAnswerRefused } from './accounting-system';

const AMOUNT = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/;

/**
 * An amount of a report in pounds as whole pence, exactly: digits are moved, never multiplied. An empty text is nothing.
 * @throws ProviderAnswerRefused for what is no amount or has parts of a penny.
 */
export function penceOf(text: string): Pence {
  if (text === '') return pence(0);
  const [, sign, pounds, parts = ''] = AMOUNT.exec(text.replaceAll(',', '')) ?? [];
  if (pounds === undefined) throw new ProviderAnswerRefused('an amount of the accounting system cannot be read');
  return pence(Number(`${sign}${pounds}${parts.padEnd(2, '0')}`));
}

export const minus = (amount: Pence, other: Pence): Pence => pence(amount - other);
export const plus = (amount: Pence, other: Pence): Pence => pence(amount + other);
