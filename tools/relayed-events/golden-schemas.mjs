import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Schemas of types that are no longer written, from their golden events: nothing else knows what they hold. */
export function goldenSchemas(root, types) {
  const domain = join(root, 'libs/domain/src');
  const goldens = readdirSync(domain)
    .map((slice) => join(domain, slice, 'golden'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))));
  return new Map(
    types.map((type) => [
      type,
      schemaOf(Object.assign({}, ...goldens.filter((each) => each.type === type).map(({ data }) => data))),
    ]),
  );
}

function schemaOf(value) {
  if (value === null) return { type: 'null' };
  if (Array.isArray(value)) return { type: 'array', items: value.length > 0 ? schemaOf(value[0]) : {} };
  if (typeof value !== 'object') return { type: typeof value };
  const names = Object.keys(value).sort();
  return { type: 'object', properties: Object.fromEntries(names.map((name) => [name, schemaOf(value[name])])) };
}
