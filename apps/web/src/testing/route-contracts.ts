import type { RouteContract } from '@keelson/contracts';
import type { RoutePath } from '@keelson/contracts/wire';
import { routeContracts } from '@keelson/contracts/routes';

const CONTRACTS: readonly RouteContract[] = routeContracts;

const isParameter = (part: string): boolean => part.startsWith(':');

const fits = (pattern: string, path: string): boolean => {
  const [expected, given] = [pattern.split('/'), path.split('/')];
  return expected.length === given.length && expected.every((part, at) => isParameter(part) || part === given[at]);
};

export const leadsTo = (route: RoutePath, method: string, path: string): boolean =>
  route.method === method && fits(route.path, path);

/** The contract of the route behind a call; where two fit, the one that names more of the path. */
export function contractOf(method: string, path: string): RouteContract | undefined {
  const fitting = CONTRACTS.filter(({ route }) => leadsTo(route, method, path));
  const parameters = ({ route }: RouteContract): number => route.path.split('/').filter(isParameter).length;
  return fitting.sort((a, b) => parameters(a) - parameters(b))[0];
}
