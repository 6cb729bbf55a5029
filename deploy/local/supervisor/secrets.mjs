import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ALL = ['superuser', 'roles', 'masterKeys', 'demo', 'stripe', 'xero', 'quickbooks', 'launcher'];
const word = () => randomBytes(24).toString('base64url');

/** The secrets of one data folder: made at random the first time, kept in a file that only its owner may read. */
export async function folderSecrets(folder) {
  const path = join(folder, 'secrets.json');
  const kept = await readFile(path, 'utf8').catch((error) =>
    error.code === 'ENOENT' ? undefined : Promise.reject(error),
  );
  const known = kept === undefined ? {} : JSON.parse(kept);
  if (ALL.every((name) => known[name] !== undefined)) return known;
  const made = {
    superuser: word(),
    roles: { owner: word(), app: word(), projector: word(), reader: word(), keys: word() },
    masterKeys: `1:${randomBytes(32).toString('base64')}`,
    demo: word(),
    stripe: { key: `sk_test_${word()}`, webhook: `whsec_${word()}` },
    xero: { id: `keelson-${randomBytes(6).toString('hex')}`, secret: word() },
    quickbooks: { id: `keelson-${randomBytes(6).toString('hex')}`, secret: word() },
    launcher: word(),
    // A folder made by an earlier version keeps what it has and is given what is new.
    ...known,
  };
  await writeFile(`${path}.new`, JSON.stringify(made, undefined, 2), { mode: 0o600, flag: 'w' });
  await rename(`${path}.new`, path);
  return made;
}
