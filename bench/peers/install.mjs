import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

const BENCH = join(import.meta.dirname, '..');
/** What the product is compared with, and what looks at its pages. */
const PACKAGES = { peers: join(BENCH, 'peers'), web: join(BENCH, 'web') };

const IN_A_BROWSER = ['web', 'learning', 'planner'];

/** Installs what a part needs beside the product, where that changed since. No package may run a script. */
export async function installFor(part) {
  const folder = IN_A_BROWSER.includes(part) ? PACKAGES.web : PACKAGES.peers;
  const mark = join(folder, 'node_modules', '.installed-from');
  const lock = await readFile(join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if ((await readFile(mark, 'utf8').catch(() => '')) === wanted) return;
  await new Promise((done, failed) => {
    const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', failed);
    child.once('exit', (code) =>
      code === 0 ? done() : failed(new Error(`What ${part} needs could not be installed.`)),
    );
  });
  await writeFile(mark, wanted);
}
