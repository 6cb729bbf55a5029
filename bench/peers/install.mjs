import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHash } from 'node:crypto';

const FOLDER = import.meta.dirname;
const MARK = join(FOLDER, 'node_modules', '.installed-from');

/** Installs what the product is compared with, where that changed since. No package may run a script. */
export async function installPeers() {
  const lock = await readFile(join(FOLDER, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if ((await readFile(MARK, 'utf8').catch(() => '')) === wanted) return;
  await new Promise((done, failed) => {
    const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: FOLDER,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', failed);
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error('The peers could not be installed.'))));
  });
  await writeFile(MARK, wanted);
}
