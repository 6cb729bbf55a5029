import { chmod, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { birthOf } from './process-identity.mjs';

const MARK = 'keelson.json';
const OURS = ['addresses.json', 'secrets.json', 'postgres', 'sandbox', 'kafka', 'logs'];

/** Makes the folder, or checks that it is one of ours. Others may pass through it; nothing in it is readable to them. */
export async function openDataFolder(folder) {
  const entries = await readdir(folder).catch(() => []);
  if (entries.length > 0 && !entries.includes(MARK)) {
    throw new Error(`${folder} holds other files. Choose an empty folder, or one that Keelson made, with --data.`);
  }
  await mkdir(join(folder, 'logs'), { recursive: true });
  await chmod(folder, 0o711);
  await chmod(join(folder, 'logs'), 0o700);
  await writeFile(join(folder, MARK), `${JSON.stringify({ product: 'keelson', layout: 1 })}\n`, { mode: 0o600 });
}

/** Removes everything that Keelson put into the folder, and nothing else. */
export async function clearDataFolder(folder) {
  for (const entry of OURS) {
    await rm(join(folder, entry), { recursive: true, force: true });
  }
}

/** Takes the folder for this process, or says who has it. A claim whose process is gone counts for nothing. */
export async function claimDataFolder(folder) {
  const path = join(folder, 'supervisor.json');
  const claim = JSON.stringify({ pid: process.pid, birth: await birthOf(process.pid) });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const file = await open(path, 'wx', 0o600).catch((error) =>
      error.code === 'EEXIST' ? undefined : Promise.reject(error),
    );
    if (file !== undefined) {
      await file.writeFile(claim);
      await file.close();
      return () => rm(path, { force: true });
    }
    const holder = await readClaim(path);
    if (holder !== undefined && holder.birth !== undefined && (await birthOf(holder.pid)) === holder.birth) {
      throw new Error(
        `Keelson already runs on ${folder} (process ${holder.pid}). Stop it, or choose another folder with --data.`,
      );
    }
    await rename(path, `${path}.${process.pid}.stale`).then(
      () => rm(`${path}.${process.pid}.stale`),
      () => undefined,
    );
  }
  throw new Error(`${folder} could not be claimed. Try again.`);
}

async function readClaim(path) {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  if (text === '') return (await stat(path).catch(() => undefined)) === undefined ? undefined : { pid: -1 };
  return JSON.parse(text);
}
