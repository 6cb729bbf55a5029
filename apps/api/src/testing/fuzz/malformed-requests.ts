import type { RouteContract } from '@keelson/contracts/wire';
import type { InjectOptions } from 'fastify';
import { HOSTILE_BODIES, HOSTILE_TEXTS, HOSTILE_VALUES, INJECTED_KEYS } from './hostile-values';
import type { Chance } from './random';
import { sampleOf, schemaOf } from './sample-of';

export interface MalformedRequest extends InjectOptions {
  readonly what: string;
}

type Fault = 'body-text' | 'body-value' | 'body-key' | 'query' | 'header' | 'type' | 'method';

const BAD_HEADERS: Readonly<Record<string, readonly string[]>> = {
  'idempotency-key': ['', ' ', 'x'.repeat(300), 'ä'],
  'if-match': ['*', '""', '"-1"', '"99999999999999999999"', 'abc'],
  'x-minimum-position': ['1', '-1', '1.5', 'x', '99999999999999999999', ''],
};

/** One request that no route may take, made from what its route would take. */
export function malformedRequest(
  contract: RouteContract,
  chance: Chance,
  credentials: readonly Record<string, string>[],
): MalformedRequest {
  const { route, schemas } = contract;
  const url = route.path.replace(
    /:[A-Za-z]+/g,
    () => encodeURIComponent(wellFormed(chance.pick(HOSTILE_TEXTS))) || '%20',
  );
  const body = schemas.body && sampleOf(schemaOf(schemas.body), chance);
  const fault = chance.pick<Fault>(faultsOf(contract));
  const request = {
    what: `${route.id}: ${fault}`,
    method: route.method,
    url,
    headers: { ...chance.pick(credentials), ...(route.method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(route.method !== 'GET' && { payload: JSON.stringify(body ?? {}) }),
  };
  switch (fault) {
    case 'body-text':
      return { ...request, payload: chance.pick(HOSTILE_BODIES) };
    case 'body-value':
      return { ...request, payload: JSON.stringify(withWrongValue(body, chance)), url: `${url}?unknown=1` };
    case 'body-key':
      return {
        ...request,
        payload: JSON.stringify({
          ...asObject(body),
          [`${chance.pick(INJECTED_KEYS)}_`]: chance.pick(HOSTILE_VALUES),
          zz: 1,
        }),
      };
    case 'query':
      return { ...request, url: `${url}?${badQuery(contract, chance)}` };
    case 'header': {
      const name = chance.pick(Object.keys(BAD_HEADERS));
      const value = chance.pick(BAD_HEADERS[name] ?? []);
      return { ...request, headers: { ...request.headers, [name]: value }, url: `${url}?unknown=1` };
    }
    case 'type':
      return {
        ...request,
        headers: {
          ...request.headers,
          'content-type': chance.pick(['text/plain', 'application/xml', 'x', 'application/json2', ';']),
        },
      };
    case 'method':
      return {
        ...request,
        method: 'PATCH',
        url: chance.often(50) ? url : `${url}/${encodeURIComponent(wellFormed(chance.pick(HOSTILE_TEXTS)))}`,
      };
  }
}

function faultsOf({ route, schemas }: RouteContract): readonly Fault[] {
  const always: Fault[] = ['query', 'header', 'method'];
  if (route.method === 'GET') return always;
  return schemas.body ? [...always, 'type', 'body-text', 'body-value', 'body-key'] : [...always, 'type', 'body-key'];
}

function badQuery({ schemas }: RouteContract, chance: Chance): string {
  const names = Object.keys(schemas.query ? (schemaOf(schemas.query).properties ?? {}) : {});
  const known = names.map((name) => `${name}=${encodeURIComponent(wellFormed(chance.pick(HOSTILE_TEXTS)))}`);
  const bad = chance.pick([
    'a=1&a=2',
    'x=%',
    'x=%ff',
    '__proto__=1',
    'constructor=1',
    'a[]=1',
    'a[b]=1',
    `${'x'.repeat(5_000)}=1`,
    'unknown=1',
    ...names.map((name) => `${name}=1&${name}=2`),
  ]);
  return [...known, bad].join('&');
}

/** One value, at any depth, in the place of another. */
export function withWrongValue(body: unknown, chance: Chance): unknown {
  const entries = Object.entries(asObject(body));
  if (entries.length === 0 || chance.often(10)) return chance.pick(HOSTILE_VALUES);
  const [name, value] = chance.pick(entries);
  const wrong =
    typeof value === 'object' && value !== null && chance.often(50)
      ? withWrongValue(value, chance)
      : chance.pick(HOSTILE_VALUES);
  return chance.often(20)
    ? Object.fromEntries(entries.filter(([each]) => each !== name))
    : { ...asObject(body), [name]: wrong };
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...(value as Record<string, unknown>) } : {};

/** An address cannot carry half a character. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '?').slice(0, 300);
