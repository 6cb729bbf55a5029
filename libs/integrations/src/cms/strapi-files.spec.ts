import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentReference } from './content-reference';
import { strapiFiles } from './strapi-files';
import { type StrapiSchema, strapiSchemas } from './strapi-schema';

const files = strapiFiles();
const schemas = [...files]
  .filter(([path]) => path.endsWith('schema.json'))
  .map(([, text]) => JSON.parse(text) as StrapiSchema);

// The formatter pads the cells of a table.
const plain = (markdown: string): string =>
  markdown.replaceAll(/ +\|/g, ' |').replaceAll(/\| +/g, '| ').replaceAll(/-{3,}/g, '---').trim();

describe('the files for a Strapi project', () => {
  it('have a schema and the three files that serve it for every type', () => {
    const { types, components } = strapiSchemas();
    expect(schemas).toHaveLength(types.size);
    expect(files.size).toBe(types.size * 4 + components.size);
    expect(files.get('src/api/generic-question/routes/generic-question.js')).toContain(
      "module.exports = createCoreRouter('api::generic-question.generic-question');",
    );
  });

  it('use no name twice', () => {
    const names = schemas.flatMap(({ info }) => [info['singularName'], info['pluralName']]);
    expect(new Set(names).size).toBe(names.length);
    const tables = schemas.map(({ collectionName }) => collectionName);
    expect(new Set(tables).size).toBe(tables.length);
  });

  it('name only components that are among them, and none inside itself', () => {
    const uses = [...files].flatMap(([, text]) => [...text.matchAll(/"component": "keelson\.([\w-]+)"/g)]);
    for (const [, name] of uses) expect(files.has(`src/components/keelson/${name}.json`)).toBe(true);
  });

  it('are described in docs/content.md, field by field', () => {
    const page = readFileSync(join(__dirname, '../../../../docs/content.md'), 'utf8');
    const listed = /<!-- content -->\n([\s\S]*?)\n<!-- \/content -->/.exec(page)?.[1] ?? '';
    expect(plain(listed)).toBe(plain(contentReference()));
  });
});
