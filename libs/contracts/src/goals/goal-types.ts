export const GOALS_AT_ONCE = 3;
