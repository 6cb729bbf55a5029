// Writes the tables that come from the code into the documentation, between their two markers.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { variableReference } = require('@keelson/configuration');
const { contentReference } = require('@keelson/integrations/cms');

write('configuration.md', 'variables', variableReference());
write('content.md', 'content', contentReference());

function write(file, name, reference) {
  const page = new URL(`../../docs/${file}`, import.meta.url);
  const between = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(\n<!-- /${name} -->)`);
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(between, (_, before, after) => `${before}\n${reference}\n${after}`),
  );
}
