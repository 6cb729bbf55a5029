import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const root = join(folder, '../../..');
const MARK = join(folder, 'node_modules/.installed-from');

/** Installed on first use and after a change: only this run needs it. No package may run a script. */
function install() {
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Stryker could not be installed.');
  writeFileSync(MARK, wanted);
}

/** Mutates deciders and calculators, or the files of one pattern. @returns the exit code */
export function mutatePureCode(pattern) {
  install();
  const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const mutate = pattern === undefined ? [] : ['--mutate', pattern];
  const args = [stryker, 'run', join(folder, 'stryker.config.mjs'), ...mutate];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
