import type { RouteContract } from '@keelson/contracts/wire';

/** An address of the route with something harmless for every parameter. */
export const addressOf = ({ route }: RouteContract, value = 'x'): string =>
  route.path.replace(/:[A-Za-z]+/g, () => encodeURIComponent(value));

export const isUnsafe = ({ route }: RouteContract): boolean => route.method !== 'GET';
