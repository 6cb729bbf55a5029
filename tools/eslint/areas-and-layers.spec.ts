import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const PAGE = join(ROOT, 'docs/areas-and-layers.md');

/** The columns of the table, and the folders that hold the areas of each. Floors of the web app may be areas too. */
const LAYERS = {
  domain: ['libs/domain/src'],
  contracts: ['libs/contracts/src'],
  rows: ['libs/read-models/src'],
  API: ['apps/api/src'],
  workers: ['apps/projectors/src'],
  pages: ['apps/web/src/features', 'apps/web/src'],
};
type Layer = keyof typeof LAYERS;

const folders = (path: string): string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const page = readFileSync(PAGE, 'utf8');

/** `| goals | x | x | x | x | x | x | … |` as `['goals', …]`; a cell with a name says where the layer's part stands. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const [header = [], , ...areas] = rows;

const foundations = new Set([...page.matchAll(/^- `([^`]+)`: /gm)].flatMap(([, names = '']) => names.split(', ')));

const told = (layer: Layer): string[] =>
  areas.filter((cells) => cells[header.indexOf(layer)] === 'x').map(([area = '']) => area);

describe('the table of areas and layers', () => {
  it.each(Object.keys(LAYERS) as Layer[])('names every folder of the layer %s, and no other', (layer) => {
    const [main = '', ...besides] = LAYERS[layer];
    const present = folders(main).filter((name) => !foundations.has(name));
    const further = besides.flatMap(folders).filter((name) => areas.some(([area]) => area === name));
    expect(told(layer).sort()).toEqual([...new Set([...present, ...further])].sort());
  });

  it('gives a reason for every layer that an area does not have', () => {
    const reasonless = areas.filter((cells) => cells.slice(1, -1).includes('') && cells.at(-1) === '');
    expect(reasonless.map(([area]) => area)).toEqual([]);
  });
});
