import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { KEY_BACKUP_DAYS } from '@keelson/domain/deletion';
import { failureText } from '../../runtime/failure';
import type { ExitCode, OperatorContext } from './operator-context';

const DAY_MS = 86_400_000;

/** Whether every file in the folder of the key database's backups is young enough for what certificates of erasure say. */
export async function checkKeyBackups(
  { say }: Pick<OperatorContext, 'say'>,
  folder: string,
  now: Date = new Date(),
): Promise<ExitCode> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const aged = await Promise.all(files.map(async (file) => ({ file, days: await daysOf(file, now) })));
    const old = aged.filter(({ days }) => days > KEY_BACKUP_DAYS);
    for (const { file, days } of old)
      say(`${file} is ${Math.floor(days)} days old: keys of erased people may be in it.`);
    say(
      old.length === 0
        ? `None of ${files.length} files is older than ${KEY_BACKUP_DAYS} days.`
        : `${old.length} of ${files.length} files are older than ${KEY_BACKUP_DAYS} days. Delete them.`,
    );
    return old.length === 0 ? 0 : 1;
  } catch (error) {
    say(`${folder} cannot be read: ${failureText(error)}`);
    return 1;
  }
}

const daysOf = async (file: string, now: Date): Promise<number> =>
  (now.getTime() - (await stat(file)).mtimeMs) / DAY_MS;
