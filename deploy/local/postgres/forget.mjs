import { rm } from 'node:fs/promises';
import { clusterFolder } from './data-folder.mjs';
import { endPostmaster } from './postmaster.mjs';
import { unprivilegedUser } from './unprivileged-user.mjs';

/** Ends what still runs on this data folder and deletes the cluster's files, wherever they had to be placed. */
export async function forgetCluster(wanted) {
  const folder = await clusterFolder(wanted, await unprivilegedUser());
  await endPostmaster(folder);
  await rm(folder, { recursive: true, force: true });
}
