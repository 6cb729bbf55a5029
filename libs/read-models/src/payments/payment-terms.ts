import { PAYMENT_STATE_TITLES, PAYMENT_STATES, type PaymentState } from '@keelson/vocabulary';

/** A word of a search: found in the text of a payment, as its amount or as what became of it. */
export interface PaymentTerm {
  readonly like: string;
  readonly pence: number | null;
  readonly states: readonly PaymentState[];
}

const MOST_TERMS = 8;
/** Shorter ones begin too many words. */
const SHORTEST_STATE_WORD = 3;
const AMOUNT = /^£?((?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,2})?)$/;

/** @param amounts whether the reader sees amounts: a search would tell of them too. */
export const paymentTerms = (search: string, amounts: boolean): readonly PaymentTerm[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_TERMS)
    .map((term) => ({ like: patternOf(term), pence: amounts ? penceOf(term) : null, states: statesOf(term) }));

/** Two letters make no trigram inside a word: they are looked for where a word begins. */
const patternOf = (term: string): string =>
  `%${term.length < SHORTEST_STATE_WORD ? ' ' : ''}${term.replace(/[\\%_]/g, '\\$&')}%`;

function penceOf(term: string): number | null {
  const [whole, fraction = ''] = AMOUNT.exec(term)?.[1]?.replaceAll(',', '').split('.') ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** What was paid is called `Active` in the list, whatever became of it. */
const wordsOf = (state: PaymentState): readonly string[] => [
  ...PAYMENT_STATE_TITLES[state].toLowerCase().split(' '),
  state === 'failed' ? 'failed' : 'active',
];

const statesOf = (term: string): readonly PaymentState[] =>
  term.length < SHORTEST_STATE_WORD
    ? []
    : PAYMENT_STATES.filter((state) => wordsOf(state).some((word) => word.startsWith(term)));
