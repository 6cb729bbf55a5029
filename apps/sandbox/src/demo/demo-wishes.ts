/** What an accounting system does not tell of a demo company: how many people work there. */
interface DemoPeopleCount {
  readonly email: string;
  readonly people: number;
}

export const DEMO_PEOPLE_COUNTS: readonly DemoPeopleCount[] = [
  { email: 'hannah@greyfieldmotors.example', people: 6 },
  { email: 'megan@birchwoodkitchens.example', people: 8 },
  { email: 'beth@morganbakery.example', people: 5 },
  { email: 'sophie@larkspurflowers.example', people: 3.5 },
  { email: 'george@whittlefarm.example', people: 7 },
  { email: 'zoe@fernleighnursery.example', people: 4.5 },
  { email: 'joseph@ostlervane.example', people: 6.5 },
];

/** Three goals, so many months from the day on which the demo is made; each costs pounds. */
export const DEMO_GOALS = [
  { goal: 'New Car', inMonths: 9, cost: 32_000, overallCost: 0 },
  { goal: 'Take on more Staff', inMonths: 14, cost: 28_000, overallCost: 0 },
  { goal: 'Sell and Retire', inMonths: 60, cost: 0, overallCost: 400_000 },
] as const;

/** Whose goals they are: the one whose onboarding is told as completed. */
export const DEMO_GOALS_OF = 'hannah@greyfieldmotors.example';
