import { isApiProblem } from '../client/api-problem';

/** Whether the same may pass a while later: there was no answer, or the service is busy or out of order. */
export const isLikelyToPass = (problem: unknown): boolean =>
  !isApiProblem(problem) || problem.status === 0 || problem.status === 429 || problem.status >= 500;
