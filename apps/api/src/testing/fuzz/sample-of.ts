import { z } from 'zod';
import { HOSTILE_TEXTS } from './hostile-values';
import type { Chance } from './random';

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
}

export const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const TEXTS = ['Anna', 'anna@example.com', '07700900123', 'Passw0rd', '12345', 'Acme Joinery Ltd', 'x'];

/** Something that looks like what the schema asks for, so that a fault in it reaches far. */
export function sampleOf(schema: JsonSchema, chance: Chance, depth = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum && schema.enum.length > 0) return chance.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0) return sampleOf(chance.pick(choices), chance, depth);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, each]) => [name, sampleOf(each, chance, depth + 1)]),
      );
    case 'array':
      return depth > 5
        ? []
        : Array.from({ length: chance.number(3) }, () => sampleOf(schema.items ?? {}, chance, depth + 1));
    case 'integer':
      return chance.number(100);
    case 'number':
      return chance.number(10_000) / 100;
    case 'boolean':
      return chance.often(50);
    case 'null':
      return null;
    default:
      return chance.often(80) ? chance.pick(TEXTS) : chance.pick(HOSTILE_TEXTS);
  }
}
