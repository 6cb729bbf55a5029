/** What a customer can aim at, in the order of the list (finance §3). The names are stored, sent and shown alike. */
export const GOAL_KINDS = [
  'Sell and Retire',
  'Holiday',
  'New House',
  'New Car',
  'New Boat',
  'Other large purchase',
  'Sell and start new company or charity',
  'Sell and buy into existing company',
  'Children / Grandchildren’s Education',
  'Sell and take lump sum for other reasons',
  'Take on more Staff',
  'Increase Marketing spend',
  'Create R&D Pot',
  'Take A Holiday',
] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

export const isGoalKind = (text: string): text is GoalKind => GOAL_KINDS.some((kind) => kind === text);

/** Kinds whose whole cost counts: what is paid for by selling the company, and a house (finance §5). */
const OVERALL_COST: ReadonlySet<GoalKind> = /* @__PURE__ */ new Set<GoalKind>([
  'Sell and Retire',
  'New House',
  'Sell and start new company or charity',
  'Sell and buy into existing company',
  'Sell and take lump sum for other reasons',
]);

/** Kinds that the owner pays for, out of money taken from the company (formulas 5.26). */
const PERSONAL: ReadonlySet<GoalKind> = /* @__PURE__ */ new Set<GoalKind>([
  'Holiday',
  'New House',
  'New Car',
  'New Boat',
  'Other large purchase',
  'Children / Grandchildren’s Education',
  'Take A Holiday',
]);

export const isPersonalGoal = (kind: GoalKind): boolean => PERSONAL.has(kind);

/** Whether a goal of this kind has an overall cost; the others have a cost. */
export const hasOverallCost = (kind: GoalKind): boolean => OVERALL_COST.has(kind);
