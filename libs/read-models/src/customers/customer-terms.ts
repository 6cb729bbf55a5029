import { ACCOUNT_STATUS_TITLES, ACCOUNT_STATUSES, PAYMENT_STATUSES } from '@keelson/vocabulary';
import { PAYING_SQL, SEEN_SQL, STAYING_SQL, SUBSCRIPTION_SQL, TRIAL_END_SQL } from './customer-keys';
import { indexedPattern, searchTerms, SHORTEST_INDEXED_WORD } from '../search-terms';

/** A word of a search: found in the text of a customer, or as the beginning of a word of a label. */
export interface CustomerTerm {
  readonly like: string;
  readonly labels: readonly CustomerLabel[];
}

/** $1 is the time, $2 the moment since which somebody counts as active. */
export const LABEL_CONDITIONS = {
  'status:under_deletion': `${STAYING_SQL} = 0`,
  'status:inactive': `(${STAYING_SQL} = 1 AND ${SEEN_SQL} < $2)`,
  'status:active': `(${STAYING_SQL} = 1 AND ${SEEN_SQL} >= $2)`,
  'payment:Paid': `${PAYING_SQL} = 3`,
  'payment:Trial': `(${PAYING_SQL} = 2 AND ${TRIAL_END_SQL} > $1)`,
  'payment:Trial ended': `(${PAYING_SQL} = 2 AND ${TRIAL_END_SQL} <= $1)`,
  'payment:Unpaid': `${PAYING_SQL} = 1`,
  'subscription:Subscriber': `${SUBSCRIPTION_SQL} = 'Subscriber'`,
  'subscription:Trial': `${SUBSCRIPTION_SQL} = 'Trial'`,
  'subscription:None': `${SUBSCRIPTION_SQL} = 'None'`,
} as const;
export type CustomerLabel = keyof typeof LABEL_CONDITIONS;

const SUBSCRIPTION_TYPES = ['Subscriber', 'Trial', 'None'] as const;
const LABELLED: readonly (readonly [CustomerLabel, string])[] = [
  ...ACCOUNT_STATUSES.map((each) => [`status:${each}`, `${each} ${ACCOUNT_STATUS_TITLES[each]}`] as const),
  ...PAYMENT_STATUSES.map((each) => [`payment:${each}`, each] as const),
  ...SUBSCRIPTION_TYPES.map((each) => [`subscription:${each}`, each] as const),
];
const WORDS = LABELLED.map(([label, text]) => [label, text.toLowerCase().split(' ')] as const);

export const customerTerms = (search: string): readonly CustomerTerm[] =>
  searchTerms(search).map((term) => ({ like: indexedPattern(term), labels: labelsOf(term) }));

const labelsOf = (term: string): readonly CustomerLabel[] =>
  term.length < SHORTEST_INDEXED_WORD
    ? []
    : WORDS.filter(([, words]) => words.some((word) => word.startsWith(term))).map(([label]) => label);
