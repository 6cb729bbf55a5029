import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHECK = join(__dirname, '../advisories.mjs');
const INTEGRITY = `sha512-${Buffer.alloc(64).toString('base64')}`;

export interface Checked {
  readonly code: number | null;
  readonly said: string;
}

/** A folder with a lock file of two packages: `running`, which runs in the product, and `tool`, which does not. */
export function lockedFolder(registry: string): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'keelson-advisories-'));
  const settings = { registry, cache: join(folder, 'cache'), audit: false };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.npmrc'), lines.join(''));
  const project = {
    ...{ name: 'locked', version: '1.0.0' },
    ...{ dependencies: { running: '1.0.0' }, devDependencies: { tool: '1.0.0' } },
  };
  const entry = (name: string) => ({
    ...{ version: '1.0.0', integrity: INTEGRITY },
    resolved: `${registry}${name}/-/${name}-1.0.0.tgz`,
  });
  const packages = {
    '': project,
    'node_modules/running': entry('running'),
    'node_modules/tool': { ...entry('tool'), dev: true },
  };
  const lock = { name: 'locked', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** What `npm run advisories` says of a folder, and how it ends. */
export const checkAdvisories = (folder: string): Promise<Checked> =>
  new Promise((done) => {
    const run = spawn(process.execPath, [CHECK, folder], { env: { ...process.env, npm_config_registry: undefined } });
    let said = '';
    for (const stream of [run.stdout, run.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString();
      });
    run.on('close', (code) => done({ code, said }));
  });
