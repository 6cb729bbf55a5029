import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { allowsEntry } from './unprivileged-user.mjs';

/**
 * Returns the folder for the cluster's files, owned by `user` and closed to all others. It is `<wanted>` itself where
 * that user can reach it; under a folder that only root may enter it moves to a place derived from the wanted path, so
 * that the same data folder finds the same cluster again.
 */
export async function clusterFolder(wanted, user) {
  const folder = resolve(wanted);
  await mkdir(dirname(folder), { recursive: true });
  const place =
    user === undefined || (await allowsEntry(dirname(folder), user)) ? folder : await reachableFolder(folder, user);
  if (user === undefined) {
    await mkdir(place, { recursive: true, mode: 0o700 });
    await chmod(place, 0o700);
    return place;
  }
  await mkdir(place, { recursive: true, mode: 0o700 });
  const found = await stat(place);
  if (found.uid !== 0 && found.uid !== user.uid) throw new Error(`${place} belongs to another account.`);
  await chown(place, user.uid, user.gid);
  await chmod(place, 0o700);
  return place;
}

async function reachableFolder(folder, user) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  for (const parent of ['/var/lib/keelson', join(tmpdir(), 'keelson-data')]) {
    const made = await mkdir(parent, { recursive: true }).then(
      () => chmod(parent, 0o711).then(() => true),
      () => false,
    );
    if (made && (await stat(parent)).uid === 0 && (await allowsEntry(parent, user))) return join(parent, name);
  }
  throw new Error(
    `The database account ${user.name} can reach neither ${folder} nor /var/lib. Choose another folder with --data.`,
  );
}
