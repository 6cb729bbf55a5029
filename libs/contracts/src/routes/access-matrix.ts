import type { AccessRule } from '../access/access-rule';
import type { RouteContract } from '../wire/route';
import { routeContracts } from './routes.gen';

/** `<slice>.<useCase>` of every route. */
export type RouteId = (typeof routeContracts)[number]['route']['id'];

const ruleById = new Map(routeContracts.map(({ route, access }: RouteContract) => [route.id, access]));

/** Who may call what: one row for every route of the product, as its contract says. */
export const accessMatrix: Readonly<Record<string, AccessRule>> = Object.fromEntries(ruleById);

/** The row of a route, `undefined` for a route that nobody may call. */
export const accessRuleOf = (routeId: string): AccessRule | undefined => ruleById.get(routeId);
