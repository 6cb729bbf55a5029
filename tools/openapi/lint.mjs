// Judges an OpenAPI document by Redocly's recommended rules: `node tools/openapi/lint.mjs FILE`.
import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const file = process.argv[2];
if (!file) throw new Error('usage: node tools/openapi/lint.mjs FILE');

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    'parameter-description': 'error',
    // The specified addresses hold a word where others hold an id; the patterns of the ids tell them apart.
    'no-ambiguous-paths': 'off',
    // The embedded mode is on localhost.
    'no-server-example.com': 'off',
    // It does not see what an extension refers to; the document's own test does.
    'no-unused-components': 'off',
  },
});
const problems = await lintFromString({ source: await readFile(file, 'utf8'), absoluteRef: file, config });
for (const { severity, ruleId, message, location } of problems) {
  console.error(`${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
