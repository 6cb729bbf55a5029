import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variableReference } from './reference';

// The formatter pads the cells of a table.
const cells = (markdown: string): string[] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.replaceAll(/\s+\|/g, ' |').replaceAll(/\|\s+/g, '| '));

it('the configuration page lists exactly the variables that are read', () => {
  const page = readFileSync(join(__dirname, '../../../docs/configuration.md'), 'utf8');
  expect(cells(page)).toEqual(cells(variableReference()));
});
