import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Product } from './product';

const MUCH = 64 * 1024 * 1024;

/** The process of the running copy that projects: a child of the supervisor that holds its data folder. */
function projectors({ data }: Product): number {
  const { pid: supervisor } = JSON.parse(readFileSync(join(data, 'supervisor.json'), 'utf8')) as { pid: number };
  const all = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: MUCH });
  for (const line of all.split('\n')) {
    const [, pid, parent, words = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (Number(parent) === supervisor && words.includes('/apps/projectors/dist/main.js')) return Number(pid);
  }
  throw new Error('The projectors do not run.');
}

/** Stops projecting while something is done, and lets it go on whatever comes of that. */
export async function whileNothingIsProjected(running: Product, work: () => Promise<void>): Promise<void> {
  const pid = projectors(running);
  process.kill(pid, 'SIGSTOP');
  try {
    await work();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

/** Kills the workers in the middle of the one job that they do; the supervisor starts them again. */
export async function killWorkersAtWork(running: Product): Promise<void> {
  const jobs = async (): Promise<number> =>
    ((await (await fetch(running.workers)).json()) as { readonly runningJobs: number }).runningJobs;
  await expect.poll(jobs, { intervals: [50], timeout: 60_000 }).toBe(1);
  process.kill(projectors(running), 'SIGKILL');
}
