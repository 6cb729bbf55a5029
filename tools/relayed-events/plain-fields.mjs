/** One line for each field that is not sealed: event type, path and what it holds. */
export const plainFields = (events) =>
  events.flatMap(({ type, schema }) =>
    fieldsOf(schema).map(([path, kinds]) => [type, path, [...kinds].sort().join(' or ')].join('\t')),
  );

/** Paths with all that may stand there, also where variants of an event hold different things. */
function fieldsOf(schema, path = '', found = new Map()) {
  for (const each of schema.anyOf ?? [schema]) {
    if (each.$ref !== undefined) continue;
    const { properties = {}, additionalProperties, items } = each;
    for (const [name, field] of Object.entries(properties))
      fieldsOf(field, path === '' ? name : `${path}.${name}`, found);
    if (additionalProperties) fieldsOf(additionalProperties, `${path}.*`, found);
    if (items) fieldsOf(items, `${path}[]`, found);
    if (path !== '' && each.type !== 'object' && each.type !== 'array')
      found.set(path, new Set([...(found.get(path) ?? []), kindOf(each)]));
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

const kindOf = ({ type, enum: values }) => (values ? 'one of a list' : (type ?? 'anything'));
