import { branch, type QueryTree } from './query-tree';
import { componentOf, isNested, type Schema, type Schemas } from './strapi-schemas';

export type Fields = Readonly<Record<string, unknown>>;

/** A query that names what the schema does not have; Strapi answers 400. */
export class InvalidKey extends Error {
  override readonly name = 'InvalidKey';
  constructor(readonly key: string) {
    super(`Invalid key ${key}`);
  }
}

interface View {
  readonly schemas: Schemas;
  /** Media are wrapped in the answers of version 4. */
  readonly wrapped: boolean;
}

/** Fields as Strapi shows them: empty ones as null, and of parts and media those that were asked for. */
export function viewOf(fields: Fields, schema: Schema, query: QueryTree, view: View): Record<string, unknown> {
  const wanted = populateOf(query, schema);
  const shown: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(schema.attributes)) {
    const value = fields[name] ?? null;
    if (!isNested(attribute)) {
      shown[name] = value;
      continue;
    }
    const below = wanted(name);
    if (below === undefined) continue;
    shown[name] = attribute.type === 'media' ? mediaView(value, view) : partView(value, name, schema, below, view);
  }
  return shown;
}

function partView(value: unknown, name: string, schema: Schema, query: QueryTree, view: View): unknown {
  const attribute = schema.attributes[name] ?? {};
  const component = componentOf(attribute, view.schemas);
  if (component === undefined) throw new Error(`the schema names a component that is not there: ${name}`);
  const one = (each: unknown, index: number) => ({
    id: 1_000 + index,
    ...viewOf(each as Fields, component, query, view),
  });
  if (attribute.repeatable === true) return ((value ?? []) as unknown[]).map(one);
  if (value === null) {
    viewOf({}, component, query, view);
    return null;
  }
  return one(value, 0);
}

/** `populate=*` reaches one level, as does `populate[a]=true`. */
function populateOf(query: QueryTree, schema: Schema): (name: string) => QueryTree | undefined {
  const { populate } = query;
  if (populate === undefined) return () => undefined;
  if (populate === '*') return () => ({});
  if (typeof populate === 'string') return (name) => (populate.split(',').includes(name) ? {} : undefined);
  for (const name of Object.keys(populate)) {
    const attribute = schema.attributes[name];
    if (attribute === undefined || !isNested(attribute)) throw new InvalidKey(name);
  }
  return (name) => (populate[name] === undefined ? undefined : branch(populate, name));
}

function mediaView(value: unknown, { wrapped }: View): unknown {
  if (value === null) return wrapped ? { data: null } : null;
  const { url, alternativeText = null } = value as { readonly url: string; readonly alternativeText?: string | null };
  const file = {
    name: 'picture.png',
    alternativeText,
    caption: null,
    width: 640,
    height: 400,
    formats: { thumbnail: { ext: '.png', url, hash: 'thumbnail_picture_4f2', mime: 'image/png', path: null } },
    hash: 'picture_4f2',
    ext: '.png',
    mime: 'image/png',
    size: 12.5,
    url,
    previewUrl: null,
    provider: 'local',
    provider_metadata: null,
    createdAt: '2026-11-21T08:58:03.096Z',
    updatedAt: '2026-11-21T08:58:03.096Z',
  };
  const keys = { id: 7, documentId: 'h2vskuxbdt6mblcrdeg1sdtb' };
  const published = '2026-11-21T08:58:03.103Z';
  return wrapped
    ? { data: { id: keys.id, documentId: keys.documentId, attributes: { ...file, publishedAt: published } } }
    : { ...keys, ...file, publishedAt: published };
}
