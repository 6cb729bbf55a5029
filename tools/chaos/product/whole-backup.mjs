import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataFolder } from '../../../deploy/local/supervisor/data-folder.mjs';
import { folderSecrets } from '../../../deploy/local/supervisor/secrets.mjs';
import { backUpServer, copyFiles } from './base-backup.mjs';
import { postmasterOf } from './databases.mjs';
import { productFiles } from './standby.mjs';

/** Both databases of a running copy and, apart from them, its master keys and passwords. Returns where they are. */
export async function backUpProduct(data, folder) {
  await mkdir(folder, { mode: 0o700 });
  const { superuser: password } = await folderSecrets(data);
  const { port } = await postmasterOf(data);
  await mkdir(join(folder, 'databases'));
  await backUpServer(await productFiles(data), join(folder, 'databases'), { port, password });
  await mkdir(join(folder, 'keys'));
  await copyFile(join(data, 'secrets.json'), join(folder, 'keys', 'secrets.json'));
}

/** Makes a data folder out of a backup, on which the product can be started. */
export async function restoreProduct(backup, data) {
  await mkdir(data);
  await openDataFolder(data);
  await copyFile(join(backup, 'keys', 'secrets.json'), join(data, 'secrets.json'));
  await copyFiles(join(backup, 'databases'), await productFiles(data));
}
