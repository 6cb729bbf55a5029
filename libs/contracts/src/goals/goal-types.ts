/** What a customer can aim at, in the order of the list; whether the whole cost counts. */
export const GOAL_TYPES = {
  'Sell and Retire': { overall: true },
  Holiday: { overall: false },
  'New House': { overall: true },
  'New Car': { overall: false },
  'New Boat': { overall: false },
  'Other large purchase': { overall: false },
  'Sell and start new company or charity': { overall: true },
  'Sell and buy into existing company': { overall: true },
  'Children / Grandchildren’s Education': { overall: false },
  'Sell and take lump sum for other reasons': { overall: true },
  'Take on more Staff': { overall: false },
  'Increase Marketing spend': { overall: false },
  'Create R&D Pot': { overall: false },
  'Take A Holiday': { overall: false },
} as const satisfies Readonly<Record<string, { readonly overall: boolean }>>;

export type GoalType = keyof typeof GOAL_TYPES;
export const GOAL_TYPE_NAMES = Object.keys(GOAL_TYPES) as readonly GoalType[];
export const isGoalType = (text: string): text is GoalType => Object.hasOwn(GOAL_TYPES, text);
/** Whether a goal of this type has an overall cost; the others have a cost. */
export const hasOverallCost = (goal: GoalType): boolean => GOAL_TYPES[goal].overall;

export const GOALS_AT_ONCE = 3;
