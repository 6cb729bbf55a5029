import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Installs what the lock file names unless exactly that is installed. */
export async function installDependencies(checkout, say, signal) {
  if (await isInstalled(checkout)) return;
  say('Installing dependencies');
  await npm(checkout, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], signal);
}

async function isInstalled(checkout) {
  const [wanted, present] = await Promise.all(
    ['package-lock.json', 'node_modules/.package-lock.json'].map((name) =>
      readFile(join(checkout, name), 'utf8').then(
        (text) => JSON.parse(text).packages,
        () => undefined,
      ),
    ),
  );
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link) return true;
    return present[path] === undefined
      ? Boolean(entry.optional || entry.devOptional || entry.peer)
      : present[path].version === entry.version;
  });
}

function npm(checkout, words, signal) {
  return new Promise((done, failed) => {
    const child = spawn('npm', words, { cwd: checkout, signal, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', failed);
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`npm ${words[0]} failed.`))));
  });
}
