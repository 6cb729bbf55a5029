import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetCluster } from '../../deploy/local/postgres/forget.mjs';

/** The folder of one run: `{ product, journal, output, remove }`. A given one must be empty and is kept. */
export async function openRunFolder(wanted) {
  const folder = wanted ?? (await mkdtemp(join(tmpdir(), 'keelson-chaos-')));
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Choose another folder with --data.`);
  // The account that the database runs under must be able to pass.
  await chmod(folder, 0o711);
  const product = join(folder, 'product');
  return {
    folder,
    product,
    journal: join(folder, 'journal.jsonl'),
    output: join(folder, 'output.log'),
    isGiven: wanted !== undefined,
    async remove() {
      await forgetCluster(join(product, 'postgres'));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
