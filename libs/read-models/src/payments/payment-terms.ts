import { PAYMENT_STATE_TITLES, PAYMENT_STATES, type PaymentState } from '@keelson/vocabulary';
import { indexedPattern, penceOfTerm, searchTerms, SHORTEST_INDEXED_WORD } from '../search-terms';

/** A word of a search: found in the text of a payment, as its amount or as what became of it. */
export interface PaymentTerm {
  readonly like: string;
  readonly pence: number | null;
  readonly states: readonly PaymentState[];
}

/** @param amounts whether the reader sees amounts: a search would tell of them too. */
export const paymentTerms = (search: string, amounts: boolean): readonly PaymentTerm[] =>
  searchTerms(search).map((term) => ({
    like: indexedPattern(term),
    pence: amounts ? penceOfTerm(term) : null,
    states: statesOf(term),
  }));

/** What was paid is called `Active` in the list, whatever became of it. */
const wordsOf = (state: PaymentState): readonly string[] => [
  ...PAYMENT_STATE_TITLES[state].toLowerCase().split(' '),
  state === 'failed' ? 'failed' : 'active',
];

const statesOf = (term: string): readonly PaymentState[] =>
  term.length < SHORTEST_INDEXED_WORD
    ? []
    : PAYMENT_STATES.filter((state) => wordsOf(state).some((word) => word.startsWith(term)));
