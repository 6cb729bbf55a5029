// npm run sbom: writes test-results/sbom.cdx.json and test-results/licences.tsv from the lock file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials, licenceList } from './bill-of-materials.mjs';
import { componentsOf } from './components.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const OUT = process.argv[2] ?? join(ROOT, 'test-results');
const { name, version, license: licence } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const components = componentsOf(ROOT);

mkdirSync(OUT, { recursive: true });
writeFileSync(
  join(OUT, 'sbom.cdx.json'),
  `${JSON.stringify(billOfMaterials({ name, version, licence }, components), undefined, 2)}\n`,
);
writeFileSync(join(OUT, 'licences.tsv'), licenceList(components));
console.log(`${components.length} packages listed in ${OUT}`);
