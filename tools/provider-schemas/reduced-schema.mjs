/** Keywords that say nothing about what an answer must look like. */
const ANNOTATIONS = /^(title|description|examples?|externalDocs|default|deprecated|x-.*)$/;

/**
 * The part of a description of an API that `keep` names, with all it refers to: what is not needed to judge an answer
 * goes. The order of the full document stays, so that the same input gives the same bytes.
 *
 * @param {object} full the provider's document
 * @param {{ definitions: readonly string[], keep: readonly string[], only?: readonly { in: RegExp, properties: readonly string[] }[] }} choice
 *   `definitions`: where the schemas stand in the document; `keep`: their names; `only`: of schemas whose name matches,
 *   the properties that are of use
 * @returns {object}
 */
export function reducedSchema(full, { definitions, keep, only = [] }) {
  const all = definitions.reduce((at, name) => at?.[name], full);
  const prefix = `#/${definitions.join('/')}/`;
  const kept = new Map();
  const visit = (name) => {
    if (kept.has(name)) return;
    if (all?.[name] === undefined) throw new Error(`The document has no ${prefix}${name}`);
    const chosen = only.filter((each) => each.in.test(name)).flatMap(({ properties }) => properties);
    const schema = withoutAnnotations(chosen.length > 0 ? withProperties(all[name], chosen) : all[name]);
    kept.set(name, schema);
    for (const reference of referencesIn(schema)) visit(reference.slice(prefix.length));
  };
  keep.forEach(visit);
  const schemas = Object.fromEntries(
    Object.keys(all)
      .filter((name) => kept.has(name))
      .map((name) => [name, kept.get(name)]),
  );
  const about = Object.fromEntries(['$schema', '$id', 'openapi', 'title'].flatMap((key) => entryOf(full, key)));
  return { ...about, ...definitions.toReversed().reduce((inner, name) => ({ [name]: inner }), schemas) };
}

const entryOf = (object, key) => (object[key] === undefined ? [] : [[key, object[key]]]);

const withProperties = (schema, names) => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => names.includes(name))),
  ...(schema.required && { required: schema.required.filter((name) => names.includes(name)) }),
});

function withoutAnnotations(schema) {
  if (Array.isArray(schema)) return schema.map(withoutAnnotations);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !ANNOTATIONS.test(key))
      // The keys below are names of the provider's fields, one of which may be "description".
      .map(([key, value]) => [key, key === 'properties' ? eachProperty(value) : withoutAnnotations(value)]),
  );
}

const eachProperty = (properties) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, withoutAnnotations(schema)]));

const referencesIn = (schema) =>
  typeof schema === 'object' && schema !== null
    ? Object.entries(schema).flatMap(([key, value]) => (key === '$ref' ? [value] : referencesIn(value)))
    : [];
