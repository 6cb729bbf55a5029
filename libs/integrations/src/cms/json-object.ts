export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In the format of version 4, media and relations are wrapped: `{ data: { id, attributes } }`. */
export function unwrapped(value: unknown): unknown {
  if (!isObject(value)) return value;
  if ('data' in value) return unwrapped(value['data']);
  return isObject(value['attributes']) ? value['attributes'] : value;
}
