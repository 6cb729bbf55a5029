import type { RouteContract } from '@keelson/contracts/wire';
import type { InjectOptions } from 'fastify';
import { HOSTILE_TEXTS } from './hostile-values';
import { withWrongValue } from './malformed-requests';
import type { Chance } from './random';
import { sampleOf, schemaOf } from './sample-of';

/** A request that its route may well take, with odd values in the places where values belong. */
export function oddRequest(
  { route, schemas }: RouteContract,
  chance: Chance,
  headers: Record<string, string>,
): InjectOptions {
  const odd = (): string =>
    encodeURIComponent(
      chance
        .pick(HOSTILE_TEXTS)
        .replace(/\p{Surrogate}/gu, '?')
        .slice(0, 150),
    ) || 'x';
  const names = Object.keys(schemas.query ? (schemaOf(schemas.query).properties ?? {}) : {});
  const query = names.filter(() => chance.often(50)).map((name) => `${name}=${odd()}`);
  const body = schemas.body && sampleOf(schemaOf(schemas.body), chance);
  return {
    method: route.method,
    url: `${route.path.replace(/:[A-Za-z]+/g, odd)}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers,
    ...(schemas.body && { payload: JSON.stringify(chance.often(50) ? withWrongValue(body, chance) : body) }),
    ...(schemas.body && { headers: { ...headers, 'content-type': 'application/json' } }),
  };
}
