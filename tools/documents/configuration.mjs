// Writes the table of environment variables into docs/configuration.md, between its two markers.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { variableReference } = createRequire(import.meta.url)('@keelson/configuration');
const page = new URL('../../docs/configuration.md', import.meta.url);
const text = readFileSync(page, 'utf8').replace(
  /(<!-- variables -->\n)[\s\S]*?(\n<!-- \/variables -->)/,
  (_, before, after) => `${before}\n${variableReference()}\n${after}`,
);
writeFileSync(page, text);
