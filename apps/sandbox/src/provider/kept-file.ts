import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a stand-in must still know after a restart: one small JSON file, replaced as a whole. */
export class KeptFile<Value> {
  private queue: Promise<void> = Promise.resolve();

  private constructor(
    private readonly path: string | undefined,
    readonly value: Value,
  ) {}

  /** Without a folder it forgets everything at the end. */
  static async open<Value>(folder: string | undefined, name: string, empty: Value): Promise<KeptFile<Value>> {
    if (folder === undefined) return new KeptFile(undefined, empty);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, name);
    const written = await readFile(path, { encoding: 'utf8', flag: 'a+' });
    return new KeptFile(path, written === '' ? empty : (JSON.parse(written) as Value));
  }

  /** Durable when it resolves: what the value is now, or something later. */
  keep(): Promise<void> {
    const { path } = this;
    if (path === undefined) return Promise.resolve();
    const mine = this.queue.then(async () => {
      await writeFile(`${path}.new`, JSON.stringify(this.value), { mode: 0o600 });
      await rename(`${path}.new`, path);
    });
    this.queue = mine.catch(() => undefined);
    return mine;
  }
}
