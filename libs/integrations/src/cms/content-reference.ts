import {
  type ContentField,
  type ContentFields,
  contentPageOf,
  FILE_ADDRESS,
  PICTURE_DESCRIPTION,
  PICTURE_DRAWING,
  POSITION_FIELD,
} from '@keelson/contracts/content';
import { COMPONENT_CATEGORY, singularOf, strapiSchemas } from './strapi-schema';

/** Every content type and component with its fields, in Markdown. */
export function contentReference(): string {
  const { types, components } = strapiSchemas();
  const parts = partsOf([...types.keys()].map((name) => contentPageOf(name).fields));
  return [
    '## Content types',
    ...[...types.keys()].flatMap((name) => {
      const { about, listOf, fields } = contentPageOf(name);
      const kind =
        listOf === undefined
          ? `Single type \`${name}\`.`
          : `Collection type \`${singularOf(name)}\`, plural \`${name}\`, in the order of \`${POSITION_FIELD}\` (whole number, required).`;
      return [`### ${name}`, `${about}. ${kind}`, tableOf(fields)];
    }),
    '## Components',
    ...[...components.keys()].flatMap((name) => [`### ${COMPONENT_CATEGORY}.${name}`, tableOf(parts.get(name) ?? {})]),
  ].join('\n\n');
}

function partsOf(of: readonly ContentFields[], found = new Map<string, ContentFields>()): Map<string, ContentFields> {
  for (const field of of.flatMap((fields) => Object.values(fields)))
    if (field.kind === 'part') partsOf([field.part.fields], found.set(field.part.name, field.part.fields));
  return found;
}

const tableOf = (fields: ContentFields): string =>
  [
    '| Field | What editors enter |',
    '| --- | --- |',
    ...Object.entries(fields).map(([name, field]) => `| \`${name}\` | ${wordsFor(name, field)} |`),
  ].join('\n');

function wordsFor(name: string, field: ContentField): string {
  switch (field.kind) {
    case 'line':
      return 'text';
    case 'rich':
      return 'rich text';
    case 'number':
      return 'number';
    case 'flag':
      return 'yes or no';
    case 'choice':
      return `one of ${field.of.map((each) => `\`${each}\``).join(', ')}`;
    case 'picture':
      return `image; in place of it the name of a drawing in \`${name}${PICTURE_DRAWING}\`; its description in \`${name}${PICTURE_DESCRIPTION}\``;
    case 'file':
      return `file (${field.of}); in place of it the address of one that ships with the product in \`${name}${FILE_ADDRESS}\``;
    case 'part':
      return `component \`${COMPONENT_CATEGORY}.${field.part.name}\`${field.many ? ', any number' : ''}`;
  }
}
