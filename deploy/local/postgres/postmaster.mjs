import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The running postmaster of this data folder, or undefined. A recycled process id is never taken for it. */
export async function runningPostmaster(folder) {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1) return undefined;
  const words = await commandLine(pid);
  return words.includes('postgres') && words.includes(folder) ? { pid, port: Number(lines[3]) } : undefined;
}

/** Ends the postmaster that runs on this data folder, if one does: first fast, then at once. */
export async function endPostmaster(folder, patience = 15_000) {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
    const found = await runningPostmaster(folder);
    if (found === undefined) return;
    process.kill(found.pid, signal);
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if ((await runningPostmaster(folder)) === undefined) return;
      await pause(25);
    }
  }
}

async function commandLine(pid) {
  if (process.platform === 'linux')
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  return run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
}
