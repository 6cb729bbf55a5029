import {
  type ContentField,
  type ContentFields,
  type ContentPage,
  contentPageOf,
  contentPages,
  type ContentPageName,
  type ContentPart,
  FILE_ADDRESS,
  PICTURE_DESCRIPTION,
  PICTURE_DRAWING,
  POSITION_FIELD,
} from '@keelson/contracts/content';

export type StrapiAttribute = Readonly<Record<string, string | boolean | readonly string[]>>;

/** The schema of a content type or a component, as Strapi keeps it in a file. */
export interface StrapiSchema {
  readonly kind?: 'singleType' | 'collectionType';
  readonly collectionName: string;
  readonly info: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, boolean>>;
  readonly attributes: Readonly<Record<string, StrapiAttribute>>;
}

export interface StrapiSchemas {
  /** By the page's name, which is also the address below `/api`. */
  readonly types: ReadonlyMap<ContentPageName, StrapiSchema>;
  /** By the component's name in its category. */
  readonly components: ReadonlyMap<string, StrapiSchema>;
}

export const COMPONENT_CATEGORY = 'keelson';

/** What a Strapi server must know to keep the pages of the product. */
export function strapiSchemas(): StrapiSchemas {
  const names = Object.keys(contentPages) as ContentPageName[];
  const parts = new Map<string, ContentPart>();
  for (const name of names) collectParts(contentPageOf(name).fields, parts);
  return {
    types: new Map(names.sort().map((name) => [name, typeSchema(name, contentPageOf(name))])),
    components: new Map(
      [...parts].sort(([a], [b]) => a.localeCompare(b)).map(([name, part]) => [name, partSchema(part)]),
    ),
  };
}

/** @throws Error when two parts that differ have one name: they would share a component. */
function collectParts(fields: ContentFields, parts: Map<string, ContentPart>): void {
  for (const field of Object.values(fields)) {
    if (field.kind !== 'part') continue;
    const known = parts.get(field.part.name);
    if (known !== undefined && known !== field.part) throw new Error(`two parts are called ${field.part.name}`);
    parts.set(field.part.name, field.part);
    collectParts(field.part.fields, parts);
  }
}

/** Strapi has two names for a type and never one of them twice; the page is found under the one that its kind is served by. */
export const singularOf = (name: ContentPageName): string => contentPageOf(name).listOf ?? name;

function typeSchema(name: ContentPageName, { about, listOf, fields }: ContentPage): StrapiSchema {
  return {
    kind: listOf === undefined ? 'singleType' : 'collectionType',
    collectionName: `keelson_${snake(name)}`,
    info: {
      singularName: singularOf(name),
      pluralName: listOf === undefined ? `${name}-entries` : name,
      displayName: title(name),
      description: about,
    },
    options: { draftAndPublish: true },
    attributes: {
      ...attributesOf(fields),
      ...(listOf !== undefined && { [POSITION_FIELD]: { type: 'integer', required: true } }),
    },
  };
}

const partSchema = ({ name, fields }: ContentPart): StrapiSchema => ({
  collectionName: `components_keelson_${snake(name)}`,
  info: { displayName: title(name) },
  options: {},
  attributes: attributesOf(fields),
});

const attributesOf = (fields: ContentFields): Record<string, StrapiAttribute> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => attributesFor(name, field)));

function attributesFor(name: string, field: ContentField): [string, StrapiAttribute][] {
  switch (field.kind) {
    case 'line':
      // Longer than the 255 letters of Strapi's short text.
      return [[name, { type: 'text' }]];
    case 'rich':
      return [[name, { type: 'richtext' }]];
    case 'number':
      return [[name, { type: 'float' }]];
    case 'flag':
      return [[name, { type: 'boolean' }]];
    case 'choice':
      return [[name, { type: 'enumeration', enum: field.of }]];
    case 'picture':
      return [
        [name, { type: 'media', multiple: false, allowedTypes: ['images'] }],
        [`${name}${PICTURE_DRAWING}`, { type: 'string' }],
        [`${name}${PICTURE_DESCRIPTION}`, { type: 'text' }],
      ];
    case 'file':
      return [
        [name, { type: 'media', multiple: false, allowedTypes: [field.of] }],
        [`${name}${FILE_ADDRESS}`, { type: 'string' }],
      ];
    case 'part':
      return [
        [name, { type: 'component', component: `${COMPONENT_CATEGORY}.${field.part.name}`, repeatable: field.many }],
      ];
  }
}

const snake = (name: string): string => name.replaceAll('-', '_');
const title = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ');
