import { COMPONENT_CATEGORY, singularOf, strapiSchemas } from './strapi-schema';

/**
 * The files that a Strapi project needs to keep the pages of the product, by their path in the project: a schema for
 * each content type and component, and for each type the three files by which Strapi serves it.
 */
export function strapiFiles(): ReadonlyMap<string, string> {
  const { types, components } = strapiSchemas();
  const files = new Map<string, string>();
  for (const [name, schema] of components)
    files.set(`src/components/${COMPONENT_CATEGORY}/${name}.json`, written(schema));
  for (const [name, schema] of types) {
    const singular = singularOf(name);
    const folder = `src/api/${singular}`;
    files.set(`${folder}/content-types/${singular}/schema.json`, written(schema));
    for (const [place, factory] of PARTS)
      files.set(`${folder}/${place}/${singular}.js`, made(factory, `api::${singular}.${singular}`));
  }
  return files;
}

const PARTS = [
  ['controllers', 'createCoreController'],
  ['routes', 'createCoreRouter'],
  ['services', 'createCoreService'],
] as const;

const written = (schema: object): string => `${JSON.stringify(schema, undefined, 2)}\n`;

const made = (factory: string, uid: string): string =>
  `'use strict';\n\nconst { ${factory} } = require('@strapi/strapi').factories;\n\nmodule.exports = ${factory}('${uid}');\n`;
