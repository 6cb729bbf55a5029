import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * The account that Postgres runs under when the caller is root (Postgres refuses to run as root itself), or undefined
 * when the caller is an ordinary user. It must stand in /etc/passwd because initdb looks its name up.
 */
export async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const entry = ['postgres', 'nobody']
    .map((name) => lines.find((fields) => fields[0] === name))
    .find((fields) => fields !== undefined);
  if (entry === undefined)
    throw new Error(
      'Postgres may not run as root, and /etc/passwd has neither postgres nor nobody. Start as an ordinary user.',
    );
  return { name: entry[0], uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** Whether `user` may reach `path`, folder by folder. */
export async function allowsEntry(path, user) {
  for (let place = path; ; place = dirname(place)) {
    const found = await stat(place).catch(() => undefined);
    if (found === undefined) return false;
    const needed = found.isDirectory() ? 0o1 : 0o5;
    const shift = found.uid === user.uid ? 6 : found.gid === user.gid ? 3 : 0;
    if (((found.mode >> shift) & needed) !== needed) return false;
    if (place === dirname(place)) return true;
  }
}
