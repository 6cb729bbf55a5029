import type { RouteContract } from '@keelson/contracts/wire';
import { z } from 'zod';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly propertyNames?: { readonly enum?: readonly string[] };
  readonly additionalProperties?: JsonSchema | boolean;
}

const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

function pathsIn(schema: JsonSchema, path: string): string[] {
  const types = [schema.type].flat();
  if (types.includes('number') || types.includes('integer')) return [path];
  if (schema.anyOf) return schema.anyOf.flatMap((each) => pathsIn(each, path));
  if (schema.items) return pathsIn(schema.items, `${path}[]`);
  const keyed = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => pathsIn(each, under(path, name))),
    ...(keyed ? (schema.propertyNames?.enum ?? []).flatMap((name) => pathsIn(keyed, under(path, name))) : []),
  ];
}

/** Where the answer of a route has numbers: `headline.turnover`, `months[].sales`. */
export const numbersOf = ({ schemas }: RouteContract): ReadonlySet<string> =>
  new Set(pathsIn(z.toJSONSchema(schemas.answer, { unrepresentable: 'any' }) as JsonSchema, ''));

export type Row = Readonly<Record<string, unknown>>;

/** A number of an answer, and the innermost entry of a list that it is in. */
export interface NumberFound {
  readonly path: string;
  readonly value: number;
  readonly row: Row;
}

/** The numbers that an answer has, under the paths of its contract. */
export function numbersIn(answer: unknown, path = '', row: Row = {}): NumberFound[] {
  if (typeof answer === 'number') return [{ path, value: answer, row }];
  if (Array.isArray(answer)) return answer.flatMap((entry) => numbersIn(entry, `${path}[]`, entry as Row));
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, each]) => numbersIn(each, under(path, name), row));
}
