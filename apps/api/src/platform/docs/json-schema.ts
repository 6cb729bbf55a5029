import { z } from 'zod';

/** A JSON object of the document. */
export type Schema = Readonly<Record<string, unknown>>;

export const reference = (section: string, name: string): Schema => ({ $ref: `#/components/${section}/${name}` });

/** A contract's schema as OpenAPI 3.1 writes it. Each stands alone: what several share is written out in each. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => nameKeys(jsonSchema),
  });
  return rest;
}

/** A record with every key of a list is an object with these properties, which generated clients then know. */
function nameKeys(schema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties, required } = schema;
  const keys = typeof propertyNames === 'object' ? propertyNames.enum : undefined;
  if (!keys || typeof additionalProperties !== 'object' || required?.length !== keys.length) return;
  schema.properties = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}

/** `ledger.previewPlacement` names `LedgerPreviewPlacement…`. */
export const namedAfter = (routeId: string, role: 'Answer' | 'Body'): string =>
  `${routeId
    .split(/[^A-Za-z0-9]/)
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`)
    .join('')}${role}`;
