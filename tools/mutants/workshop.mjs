import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changed } from './changed.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const LIFELINE = new URL('../../deploy/local/supervisor/lifeline.mjs', import.meta.url).href;
const COPIED = [
  'apps/api',
  'apps/projectors',
  'libs',
  'tools',
  'deploy',
  'package.json',
  'jest.config.mjs',
  'tsconfig.base.json',
];
const LEFT_OUT = /\/(node_modules|dist)$/;

/** A copy of the sources in which guards may be taken out while the checkout stays as it is. */
export function openWorkshop() {
  const root = mkdtempSync(join(tmpdir(), 'keelson-mutants-'));
  for (const path of COPIED)
    cpSync(join(ROOT, path), join(root, path), { recursive: true, filter: (source) => !LEFT_OUT.test(source) });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return {
    /** Whether the test passes with these changes in the file. */
    async passes({ file, changes, test }) {
      const original = readFileSync(join(ROOT, file), 'utf8');
      writeFileSync(join(root, file), changed(original, changes));
      try {
        return await jest(root, test);
      } finally {
        writeFileSync(join(root, file), original);
      }
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

function jest(root, test) {
  return new Promise((done, failed) => {
    const words = ['--import', LIFELINE, 'node_modules/jest/bin/jest.js', '--selectProjects', 'node', '--bail', test];
    const child = spawn(process.execPath, words, { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] });
    let said = '';
    child.stdin.on('error', () => undefined);
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.once('error', failed);
    child.once('close', (code) => {
      if (/^Tests: .*\d+ total/m.test(said)) done(code === 0);
      else failed(new Error(`No test ran:\n${said.slice(-2000)}`));
    });
  });
}
