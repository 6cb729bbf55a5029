import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** Resolves once the condition holds; fails when it does not within twenty seconds. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    await pause(25);
  }
}

/** The processes whose command line mentions this text. */
export function processesWith(text: string): number[] {
  return execFileSync('ps', ['-eo', 'pid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, state = '', ...words]) => !state.startsWith('Z') && words.join(' ').includes(text))
    .map(([pid]) => Number(pid));
}

const copies = new Set<RunningCopy>();

/** Stops every copy that a failed test left running. */
export async function stopAllCopies(): Promise<void> {
  await Promise.all([...copies].map((copy) => copy.stop()));
}

/** One run of `npm start` in a checkout. */
export class RunningCopy {
  private readonly process: ChildProcess;
  said = '';
  readonly exited: Promise<number | null>;

  constructor(
    root: string,
    readonly data: string,
    words: readonly string[] = [],
  ) {
    const lifeline = pathToFileURL(join(root, 'deploy/local/supervisor/lifeline.mjs')).href;
    this.process = spawn(
      process.execPath,
      ['--import', lifeline, join(root, 'deploy/local/start.mjs'), '--data', data, ...words],
      {
        cwd: root,
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { ...process.env, npm_lifecycle_event: undefined },
      },
    );
    this.process.stdout?.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
    this.process.stderr?.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
    copies.add(this);
    this.exited = new Promise((done) =>
      this.process.once('exit', (code) => {
        copies.delete(this);
        done(code);
      }),
    );
  }

  get pid(): number {
    return this.process.pid ?? -1;
  }

  get addresses(): { product: string; mailbox: string; accounts: readonly { email: string }[] } {
    return JSON.parse(readFileSync(join(this.data, 'addresses.json'), 'utf8')) as RunningCopy['addresses'];
  }

  async ready(): Promise<this> {
    await until(`the copy is ready\n${this.said}`, () => {
      if (this.process.exitCode !== null) throw new Error(`It ended:\n${this.said}`);
      return this.said.includes('Ctrl-C stops everything.');
    });
    return this;
  }

  async stop(): Promise<number | null> {
    this.process.kill('SIGTERM');
    return this.exited;
  }

  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.exited;
  }
}
