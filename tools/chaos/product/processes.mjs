import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The processes that run on this machine: `{ pid, parent, words }`. */
export async function processes() {
  const { stdout } = await run('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { maxBuffer: 64 * 1024 * 1024 });
  return parseProcesses(stdout);
}

/** @returns {{ pid: number, parent: number, words: string }[]} */
export function parseProcesses(text) {
  return text.split('\n').flatMap((line) => {
    const [, pid, parent, words] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), words }];
  });
}

/** The worker of this name that this very supervisor started. */
export const workerAmong = (all, supervisor, name) =>
  all.find(({ parent, words }) => parent === supervisor && words.includes(`/apps/${name}/dist/main.js`))?.pid;

/** The connections that this very server serves. */
export const backendsAmong = (all, postmaster) =>
  all.filter(({ parent, words }) => parent === postmaster && /^postgres: keelson_/.test(words)).map(({ pid }) => pid);

/** The environment that a running process was given, as Linux shows it. */
export const environmentOf = async (pid) => parseEnvironment(await readFile(`/proc/${pid}/environ`, 'utf8'));

export const parseEnvironment = (text) =>
  Object.fromEntries(
    text
      .split('\0')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** Returns whether the process was there to hear it: it may have ended by itself. */
export function signalled(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}
