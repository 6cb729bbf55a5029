import { companyOn as productCompanyOn } from '../../values';
import { generatedCompany } from '../generated/generated-company';
import { companyOn } from './company';

/** One company, as the product reads it and as the second calculation does. */
export interface Looked {
  readonly seed: number;
  readonly product: ReturnType<typeof productCompanyOn>;
  readonly second: ReturnType<typeof companyOn>;
}

/** Companies with the seeds from 0; 36 in a row have every source with every year end. */
export const lookedAt = (count: number): readonly Looked[] =>
  Array.from({ length: count }, (_, seed) => {
    const { books, today } = generatedCompany(seed);
    return { seed, second: companyOn(today, books), product: productCompanyOn(today, books) };
  });

/** Some of the last months of a company, others of the next one: `count` of so many. */
export const someOf = <Item>(items: readonly Item[], seed: number, count: number): readonly Item[] =>
  items.length <= count ? items : Array.from({ length: count }, (_, at) => items[(seed * 5 + at * 7) % items.length]!);
