/** The accounting system of a demo customer, and the invented company whose books it has. */
export interface DemoBooks {
  readonly email: string;
  readonly provider: 'xero' | 'quickbooks';
  readonly company: string;
}

/** Seven are shops of one sector: each of them can be compared with the other six. */
export const DEMO_BOOKS: readonly DemoBooks[] = [
  { email: 'hannah@greyfieldmotors.example', provider: 'xero', company: 'greyfield' },
  { email: 'megan@birchwoodkitchens.example', provider: 'quickbooks', company: 'birchwood' },
  { email: 'beth@morganbakery.example', provider: 'quickbooks', company: 'morgan' },
  { email: 'sophie@larkspurflowers.example', provider: 'quickbooks', company: 'larkspur' },
  { email: 'george@whittlefarm.example', provider: 'quickbooks', company: 'whittle' },
  { email: 'zoe@fernleighnursery.example', provider: 'quickbooks', company: 'fernleigh' },
  { email: 'joseph@ostlervane.example', provider: 'quickbooks', company: 'ostler' },
  { email: 'grace@adeyemi.example', provider: 'quickbooks', company: 'sole-trader' },
  { email: 'martin@pikerowe.example', provider: 'xero', company: 'unbalanced' },
  { email: 'priya@pennineglazing.example', provider: 'xero', company: 'empty' },
];
