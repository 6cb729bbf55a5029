import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedMail } from './received-mail';

export interface MailFilter {
  /** Part of a recipient's address. */
  readonly to?: string | undefined;
  readonly limit: number;
}

/** The last mails, newest first, in memory and one file each, so that a restart loses none. */
export class MailFolder {
  private constructor(
    private readonly path: string,
    private readonly capacity: number,
    private readonly mails: Map<string, ReceivedMail>,
  ) {}

  static async open(path: string, capacity: number): Promise<MailFolder> {
    await mkdir(path, { recursive: true, mode: 0o700 });
    const names = (await readdir(path)).sort();
    const mails = await Promise.all(names.map((name) => readOrRemove(join(path, name))));
    const folder = new MailFolder(path, capacity, new Map(mails.flatMap((mail) => (mail ? [[mail.id, mail]] : []))));
    await folder.dropOldest();
    return folder;
  }

  /** Durable when it resolves. */
  async add(mail: ReceivedMail): Promise<void> {
    const file = this.fileOf(mail.id);
    await writeFile(`${file}.part`, JSON.stringify(mail), { mode: 0o600 });
    await rename(`${file}.part`, file);
    this.mails.set(mail.id, mail);
    await this.dropOldest();
  }

  find(id: string): ReceivedMail | undefined {
    return this.mails.get(id);
  }

  list({ to, limit }: MailFilter): { readonly total: number; readonly mails: readonly ReceivedMail[] } {
    const wanted = to?.trim().toLowerCase() ?? '';
    const matching = [...this.mails.values()].filter((mail) => mail.to.some((each) => each.includes(wanted))).reverse();
    return { total: matching.length, mails: matching.slice(0, limit) };
  }

  async clear(): Promise<void> {
    await this.remove([...this.mails.keys()]);
  }

  private async dropOldest(): Promise<void> {
    await this.remove([...this.mails.keys()].slice(0, Math.max(0, this.mails.size - this.capacity)));
  }

  private async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.mails.delete(id);
    await Promise.all(ids.map((id) => rm(this.fileOf(id), { force: true })));
  }

  private fileOf(id: string): string {
    return join(this.path, `${id}.json`);
  }
}

/** A file cut short by a crash is removed, never a reason not to start. */
async function readOrRemove(file: string): Promise<ReceivedMail | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ReceivedMail;
  } catch {
    await rm(file, { force: true });
    return undefined;
  }
}
