import { definePaths } from '../wire/route';

const GOALS = '/api/v1/accounts/:accountId/goals';

export const goalsPaths = definePaths({
  goals: { id: 'goals.goals', method: 'GET', path: GOALS },
  saveGoals: { id: 'goals.saveGoals', method: 'POST', path: GOALS },
  trajectory: { id: 'goals.trajectory', method: 'GET', path: `${GOALS}/trajectory` },
});
