import { asyncApiDocument } from './asyncapi.mjs';
import { goldenSchemas } from './golden-schemas.mjs';
import { plainFields } from './plain-fields.mjs';
import { typeSchemas } from './type-schemas.mjs';

const SEALED_METADATA = ['ip', 'userAgent'];

/**
 * What readers of the topic find in events, by the catalogue (event types with their personal fields): the AsyncAPI
 * document, and the list of what stands there in plain.
 */
export function relayedEvents(root, { current, retired }) {
  const { data, metadata } = typeSchemas(root);
  const schemas = new Map([...data, ...goldenSchemas(root, Object.keys(retired))]);
  const events = Object.entries({ ...current, ...retired })
    .map(([type, { personal }]) => ({ type, schema: sealed(schemas.get(type) ?? {}, Object.keys(personal)) }))
    .sort((a, b) => (a.type < b.type ? -1 : 1));
  const sealedMetadata = sealed(metadata, SEALED_METADATA);
  return {
    document: asyncApiDocument(events, sealedMetadata),
    plain: plainFields([{ type: 'metadata', schema: sealedMetadata }, ...events]),
  };
}

/** A sealed value is a text, whatever it is. */
const sealed = (schema, personal) => ({
  ...schema,
  ...(schema.anyOf && { anyOf: schema.anyOf.map((each) => sealed(each, personal)) }),
  ...(schema.properties && {
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, each]) => [
        name,
        personal.includes(name) ? { $ref: '#/components/schemas/Sealed' } : each,
      ]),
    ),
  }),
});
