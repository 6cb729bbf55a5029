/** A customer of the past who paid long ago, and what became of the money, in days before the seeding. */
export interface DemoMonthPayment {
  readonly email: string;
  readonly plan: 'EmbraceMonthly' | 'EmbraceAnnually';
  readonly daysAgo: number;
  /** Charges are paid out after three days: a refund may come before or after. */
  readonly then?: readonly DemoMonthDeed[];
  /** The provider says that it is paid, and has no money of it. */
  readonly loses?: true;
  /** The provider’s messages about it come only after its money was paid out. */
  readonly toldLate?: true;
}

export interface DemoMonthDeed {
  readonly daysAgo: number;
  readonly deed: 'refund' | 'refund-part' | 'dispute' | 'win' | 'lose' | 'charge-again';
}

/** In the order in which they paid. Each had registered before. */
export const DEMO_MONTH: readonly DemoMonthPayment[] = [
  { email: 'isla@frostfell.example', plan: 'EmbraceMonthly', daysAgo: 26 },
  {
    email: 'gareth@pughrepairs.example',
    plan: 'EmbraceAnnually',
    daysAgo: 22,
    then: [{ daysAgo: 21, deed: 'charge-again' }],
  },
  {
    email: 'ayesha@maliktutors.example',
    plan: 'EmbraceAnnually',
    daysAgo: 19,
    then: [{ daysAgo: 11, deed: 'refund-part' }],
  },
  {
    email: 'tamsin@rowepottery.example',
    plan: 'EmbraceMonthly',
    daysAgo: 16,
    then: [{ daysAgo: 15, deed: 'refund' }],
  },
  { email: 'rob@eastwoodvaleting.example', plan: 'EmbraceMonthly', daysAgo: 12, toldLate: true },
  {
    email: 'mei@linceramics.example',
    plan: 'EmbraceAnnually',
    daysAgo: 11,
    then: [
      { daysAgo: 9, deed: 'dispute' },
      { daysAgo: 3, deed: 'win' },
    ],
  },
  { email: 'olu@bankolecatering.example', plan: 'EmbraceMonthly', daysAgo: 8 },
  {
    email: 'bronwen@ellisyoga.example',
    plan: 'EmbraceMonthly',
    daysAgo: 7,
    then: [
      { daysAgo: 6, deed: 'dispute' },
      { daysAgo: 2, deed: 'lose' },
    ],
  },
  { email: 'anita@desaitranslations.example', plan: 'EmbraceMonthly', daysAgo: 4, loses: true },
];

/** Money that nothing was ordered for, in the smallest part of its currency. The last one is sent to the bank by hand. */
export const DEMO_HAND_CHARGES = [
  { amount: 5_640, currency: 'gbp', description: 'Taken by telephone', daysAgo: 17 },
  { amount: 6_500, currency: 'eur', description: 'Workshop in Dublin, paid at the door', daysAgo: 10 },
  { amount: 12_000, currency: 'gbp', description: 'Workshop in Leeds, paid at the door', daysAgo: 6 },
] as const;
