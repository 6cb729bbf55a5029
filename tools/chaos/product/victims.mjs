import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { postmasterOf } from './databases.mjs';

const run = promisify(execFile);

/** What is killed, in turn. */
export const VICTIMS = ['api', 'projectors', 'postgres'];

/** The processes that run on this machine: `{ pid, parent, words }`. */
async function processes() {
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

/** Who is to be killed under this name now: `{ pid, target }`, or undefined while it does not run. */
export async function findVictim(name, { supervisor, data, chance }) {
  if (name !== 'postgres') {
    const pid = workerAmong(await processes(), supervisor, name);
    return pid === undefined ? undefined : { pid, target: name };
  }
  const postmaster = await postmasterOf(data);
  if (postmaster === undefined) return undefined;
  const backends = chance.happens(0.5) ? backendsAmong(await processes(), postmaster.pid) : [];
  return backends.length > 0
    ? { pid: chance.oneOf(backends), target: 'backend' }
    : { pid: postmaster.pid, target: 'postmaster' };
}
