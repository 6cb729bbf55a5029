import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(__dirname, '../../..');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}
interface LockEntry {
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
}
export interface Bill {
  readonly components: readonly {
    readonly purl: string;
    readonly licenses: readonly { license?: { id: string }; expression?: string }[];
  }[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
export const manifestOf = (folder: string): Manifest => read(`${folder}/package.json`) as Manifest;
export const folders = [
  '.',
  'apps/web/e2e',
  'tools/mutants/stryker',
  ...readdirSync(join(ROOT, 'bench'), { withFileTypes: true }).map(({ name }) => `bench/${name}`),
].filter((folder) => existsSync(join(ROOT, folder, 'package-lock.json')));
export const lockOf = (folder: string): [string, LockEntry][] =>
  Object.entries((read(`${folder}/package-lock.json`) as { packages: Record<string, LockEntry> }).packages).filter(
    ([path, entry]) => path.includes('node_modules/') && entry.link !== true,
  );

export const packageName = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The bill of materials and the list of licences, as `npm run sbom` writes them. */
export function generate(): { bill: string; licences: string } {
  const out = mkdtempSync(join(tmpdir(), 'keelson-sbom-'));
  try {
    const run = spawnSync(process.execPath, [join(__dirname, '../sbom.mjs'), out], { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(run.stderr);
    return {
      bill: readFileSync(join(out, 'sbom.cdx.json'), 'utf8'),
      licences: readFileSync(join(out, 'licences.tsv'), 'utf8'),
    };
  } finally {
    rmSync(out, { recursive: true });
  }
}
