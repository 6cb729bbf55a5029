/** Whose scenarios they are: of an owner whose onboarding is told as completed, and whose books are connected. */
export const DEMO_SCENARIOS_OF = 'hannah@greyfieldmotors.example';

const NONE = { price: 0, sales: 0, costOfSales: 0, payroll: 0, overheads: 0 };

/** Begun on the figures up to so many months before the latest one, so that something has happened since. */
export const DEMO_BASE_MONTHS_BACK = 3;

export const DEMO_SCENARIO = { name: 'Put prices up a little', changes: { ...NONE, price: 3, sales: -2 } };

/** Forked from it, the last one closed. */
export const DEMO_FORKS = [
  { name: 'Prices up, and one more colleague', changes: { ...NONE, price: 3, sales: 6, payroll: 18 }, closed: false },
  { name: 'Leaner overheads', changes: { ...NONE, overheads: -12 }, closed: false },
  { name: 'Cut prices to win work', changes: { ...NONE, price: -8, sales: 15 }, closed: true },
] as const;
