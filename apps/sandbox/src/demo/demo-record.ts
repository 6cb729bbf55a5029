import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Which demo accounts a data folder has. Kept beside the mails, so that emptying the folder forgets both. */
export class DemoRecord {
  private writing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly file: string,
    private readonly done: Set<string>,
  ) {}

  static async open(data: string): Promise<DemoRecord> {
    await mkdir(data, { recursive: true, mode: 0o700 });
    const file = join(data, 'demo.json');
    const text = await readFile(file, 'utf8').catch(() => '[]');
    return new DemoRecord(file, new Set(JSON.parse(text) as string[]));
  }

  has(email: string): boolean {
    return this.done.has(email);
  }

  /** Durable when it resolves, so that a seeding cut short goes on where it stood. */
  add(email: string): Promise<void> {
    this.done.add(email);
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    await writeFile(`${this.file}.part`, JSON.stringify([...this.done]), { mode: 0o600 });
    await rename(`${this.file}.part`, this.file);
  }
}
