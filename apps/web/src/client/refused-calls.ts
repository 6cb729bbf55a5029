import type { ApiCall } from './api-call';
import type { ApiProblem } from './api-problem';

/** Of what only the owner may do, told to a member of staff who acts for the owner. */
export const ONLY_THE_OWNER = 'Only the owner can do this. You are acting for the owner';

let refused: ReadonlySet<string> = new Set();

/** Calls of these routes are not sent from now on: the API would refuse them, and write down that somebody tried. */
export const refuseCalls = (routeIds: readonly string[]): void => {
  refused = new Set(routeIds);
};

/** The answer that the API would give. */
export const refusalOf = ({ route }: ApiCall): ApiProblem | undefined =>
  refused.has(route.id)
    ? {
        status: 403,
        responseMessage: ONLY_THE_OWNER,
        statusMessage: ONLY_THE_OWNER,
        code: 'REFUSED_WHILE_ACTING',
        errors: [],
      }
    : undefined;

/** Whether calls of this route are refused: what makes them is better not offered. */
export const isRefused = (routeId: string): boolean => refused.has(routeId);
