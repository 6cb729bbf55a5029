import type { Brand } from './brand';

/** Whole pence; negative for the other side. The only way an amount of money is held. */
export type Pence = Brand<number, 'Pence'>;

/** @throws RangeError for what is no whole number or too large to be exact. */
export function pence(amount: number): Pence {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole pence: ${amount}`);
  return (Object.is(amount, -0) ? 0 : amount) as Pence;
}
