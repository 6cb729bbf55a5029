import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Of the server's files: those of tables, and the segments of the write-ahead log. */
export interface Found {
  readonly tables: number;
  readonly log: number;
}

/** How many of a server's files hold a text, in its letters or as hex. Files that go meanwhile hold nothing any more. */
export async function filesWith(folder: string, text: string): Promise<Found> {
  const wanted = [Buffer.from(text), Buffer.from(Buffer.from(text).toString('hex'))];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let [tables, log] = [0, 0];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    if (!wanted.some((each) => bytes.includes(each))) continue;
    if (relative(folder, path).startsWith('pg_wal')) log += 1;
    else tables += 1;
  }
  return { tables, log };
}
