import { type TradingTerms, USUAL_TERMS } from './trading-rule';

export interface DemoCompany {
  readonly name: string;
  readonly terms: TradingTerms;
}

const company = (name: string, sales: number, goods: number, staff: number, rent: number): DemoCompany => ({
  name,
  terms: { sales, goods, staff, rent },
});

/** The books of the demo customers: shops of several sizes, so that one can be compared with the others. */
export const DEMO_COMPANIES = {
  greyfield: { name: 'Greyfield Motors Ltd', terms: USUAL_TERMS },
  birchwood: company('Birchwood Kitchens Ltd', 3_900_000, 460, 780_000, 260_000),
  morgan: company('Morgan & Daughters Bakery', 1_900_000, 310, 440_000, 120_000),
  larkspur: company('Larkspur Flowers', 1_650_000, 360, 300_000, 95_000),
  whittle: company('Whittle Farm Shop', 2_750_000, 430, 560_000, 140_000),
  fernleigh: company('Fernleigh Nursery Ltd', 2_200_000, 340, 500_000, 150_000),
  ostler: company('Ostler & Vane', 3_100_000, 410, 690_000, 240_000),
} as const satisfies Readonly<Record<string, DemoCompany>>;

export type DemoCompanyKey = keyof typeof DEMO_COMPANIES;
