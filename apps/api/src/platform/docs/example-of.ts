import { EXAMPLE_VALUES } from './example-values';
import type { Schema } from './json-schema';

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
  readonly propertyNames?: Shape;
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-02',
  'date-time': '2026-11-02T09:00:00.000Z',
  uuid: '3f0c9a52-58a0-4f0e-9f43-0a6f1f3c7d21',
};

/** For texts whose name says nothing; a text of any kind comes last. */
const PATTERNED = ['2026-10', 'text'];

/** A value as the schema of this name asks for it: the one that people know it by, where it fits. */
export function exampleOf(schema: Schema, name = ''): unknown {
  return valueOf(schema, name);
}

function valueOf(schema: Shape, name: string): unknown {
  if ('const' in schema) return schema.const;
  const known = EXAMPLE_VALUES[name];
  if (known !== undefined && fits(schema, known)) return known;
  if (schema.enum) return schema.enum[0];
  const [choice] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(({ type }) => type !== 'null');
  if (choice) return valueOf(choice, name);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, name);
    case 'array':
      if (schema.prefixItems) return schema.prefixItems.map((each) => valueOf(each, name));
      return Array.from({ length: Math.min(Math.max(schema.minItems ?? 1, 1), schema.maxItems ?? Infinity) }, () =>
        valueOf(schema.items ?? {}, name),
      );
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return true;
    case 'string':
      return textOf(schema);
    default:
      return null;
  }
}

function objectOf({ properties = {}, additionalProperties, propertyNames = {} }: Shape, name: string): unknown {
  const own = Object.entries(properties).map(([key, each]) => [key, valueOf(each, key)] as const);
  if (typeof additionalProperties !== 'object' || Object.keys(additionalProperties).length === 0)
    return Object.fromEntries(own);
  const keys = propertyNames.enum ?? [valueOf({ type: 'string', ...propertyNames }, `${name}.key`)];
  return Object.fromEntries([
    ...own,
    ...keys.map((key) => [String(key), valueOf(additionalProperties, name)] as const),
  ]);
}

const numberOf = ({ minimum = 0, maximum = Infinity }: Shape): number => Math.min(Math.max(minimum, 1), maximum);

function textOf(schema: Shape): string {
  const { format = '', minLength = 0, maxLength = Infinity } = schema;
  const text =
    FORMATS[format] ?? PATTERNED.find((each) => schema.pattern !== undefined && fits(schema, each)) ?? 'text';
  return text.length < minLength ? text.padEnd(minLength, 'x') : text.slice(0, maxLength);
}

function fits(schema: Shape, value: unknown): boolean {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((each) => fits(each, value));
  if (schema.enum) return schema.enum.includes(value);
  if (typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    const whole = schema.type === 'integer' && Number.isInteger(value);
    return (whole || schema.type === 'number') && value >= minimum && value <= maximum;
  }
  if (typeof value !== 'string' || schema.type !== 'string') return false;
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
  return (
    value.length >= minLength &&
    value.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(value)) &&
    (format === undefined || pattern !== undefined || FORMATS[format] === undefined)
  );
}
