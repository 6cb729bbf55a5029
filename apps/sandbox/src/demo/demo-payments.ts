/** A plan that a demo customer chose, and what became of it. */
export interface DemoPayment {
  readonly email: string;
  readonly plan: 'EmbraceMonthly' | 'EmbraceAnnually';
  readonly couponCode?: string;
  readonly outcome: 'paid' | 'declined' | 'refunded' | 'disputed';
}

/** Only customers who can sign in; the others stay on their free trial. */
export const DEMO_PAYMENTS: readonly DemoPayment[] = [
  { email: 'priya@pennineglazing.example', plan: 'EmbraceAnnually', couponCode: 'YEAR51', outcome: 'paid' },
  { email: 'amy@tidewellplumbing.example', plan: 'EmbraceMonthly', outcome: 'paid' },
  { email: 'nadia@wharflaneprint.example', plan: 'EmbraceMonthly', couponCode: 'WELCOME10', outcome: 'paid' },
  { email: 'oliver@copperfieldbrewing.example', plan: 'EmbraceAnnually', outcome: 'paid' },
  { email: 'charlotte@lowevets.example', plan: 'EmbraceMonthly', outcome: 'refunded' },
  { email: 'ben@hartleyjoinery.example', plan: 'EmbraceAnnually', outcome: 'paid' },
  { email: 'zoe@fernleighnursery.example', plan: 'EmbraceMonthly', outcome: 'declined' },
  { email: 'martin@pikerowe.example', plan: 'EmbraceAnnually', outcome: 'disputed' },
  { email: 'leila@brambleit.example', plan: 'EmbraceMonthly', outcome: 'paid' },
  // Their onboarding is over, and books are connected afterwards: that is part of what a payment opens.
  { email: 'hannah@greyfieldmotors.example', plan: 'EmbraceMonthly', outcome: 'paid' },
  { email: 'grace@adeyemi.example', plan: 'EmbraceMonthly', outcome: 'paid' },
];
