import * as fc from 'fast-check';
import { paymentTerms } from './payment-terms';

const penceOf = (search: string) => paymentTerms(search, true).map(({ pence }) => pence);

describe('the words of a search for payments', () => {
  it('are amounts as people write them', () => {
    expect(penceOf('56 56.4 56.40 £56.40 1,234.56 £0.99')).toEqual([5_600, 5_640, 5_640, 5_640, 123_456, 99]);
    expect(penceOf('56.401 5,6 -56 pi_56 56p £ 12345678')).toEqual(Array(7).fill(null));
    expect(paymentTerms('56.40', false)).toMatchObject([{ pence: null, like: '%56.40%' }]);
  });

  it('find the payments of every whole number of pence by what the list shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (pence) => {
        const pounds = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(pence / 100);
        expect(penceOf(`£${pounds}`)).toEqual([pence]);
      }),
    );
  });

  it('are words for what became of a payment from their third letter on', () => {
    const statesOf = (search: string) => paymentTerms(search, true).flatMap(({ states }) => states);
    expect(statesOf('re')).toEqual([]);
    expect(statesOf('ref')).toEqual(['partlyRefunded', 'refunded']);
    expect(statesOf('dispute')).toEqual(['disputed', 'lost']);
    expect(statesOf('Failed')).toEqual(['failed']);
  });
});
