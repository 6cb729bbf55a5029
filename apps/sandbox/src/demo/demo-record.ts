import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = 'demo.json';

/** Whether this data folder has its demo accounts. Kept beside the mails, so that emptying the folder forgets both. */
export async function isSeeded(data: string): Promise<boolean> {
  const text = await readFile(join(data, NAME), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { seeded?: boolean }).seeded === true;
}

export async function rememberSeeded(data: string): Promise<void> {
  const file = join(data, NAME);
  await mkdir(data, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, JSON.stringify({ seeded: true }), { mode: 0o600 });
  await rename(`${file}.part`, file);
}
