import { setTimeout as pause } from 'node:timers/promises';
import { launch } from './child-process.mjs';

const STEADY = 5_000;
const LONGEST_PAUSE = 30_000;
const LONGEST_PAUSE_ONCE_READY = 2_000;
const FAILURES_AT_START = 3;

/**
 * Keeps one program running: it is started again when it ends, after a pause that grows while it keeps failing, and
 * stays short for one that had come to work.
 *
 * @param {{ name: string, program: string, cwd: string, environment: () => Record<string, string>, journal: object,
 *   isReady: (running: () => boolean) => Promise<void>, onLine?: (line: string) => void, print: (text: string) => void }} wanted
 */
export function superviseWorker({
  name,
  program,
  cwd,
  environment,
  journal,
  isReady,
  onLine = () => undefined,
  print,
}) {
  let current;
  let stopping = false;
  const waking = new AbortController();
  let settle;
  const ready = new Promise((done, failed) => (settle = { done, failed }));

  async function keepRunning() {
    let wasReady = false;
    for (let failures = 0; !stopping;) {
      let readyAt = Infinity;
      current = launch({
        program,
        cwd,
        environment: environment(),
        onLine: (line, isError) => {
          onLine(line);
          journal.take(line, isError);
        },
      });
      const child = current;
      isReady(child.isRunning).then(
        () => {
          if (wasReady) print(`${name} is running again.`);
          wasReady = true;
          readyAt = Date.now();
          settle.done();
        },
        () => undefined,
      );
      const code = await child.exited;
      if (stopping) return;
      failures = Date.now() - readyAt > STEADY ? 1 : failures + 1;
      if (!wasReady && failures >= FAILURES_AT_START) {
        settle.failed(new Error(`${name} could not be started (${code}).\n${journal.lastLines().join('\n')}`));
        return;
      }
      const longest = readyAt === Infinity ? LONGEST_PAUSE : LONGEST_PAUSE_ONCE_READY;
      const rest = Math.min(250 * 2 ** failures, longest);
      print(`${name} ended unexpectedly (${code}); starting it again in ${rest / 1000} s.`);
      await pause(rest, undefined, { signal: waking.signal }).catch(() => undefined);
    }
  }

  const finished = keepRunning();
  return {
    name,
    ready,
    async stop() {
      stopping = true;
      waking.abort();
      await current?.stop();
      await finished;
      journal.close();
    },
    kill: () => current?.kill(),
  };
}
