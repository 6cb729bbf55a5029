import { fork } from 'node:child_process';
import { basename } from 'node:path';

/**
 * Starts a module in a process of its own and calls the functions that it `serve`s. The child ends with this process:
 * the channel closes, whatever ends it. What it logs to its standard output goes nowhere.
 */
export function startChild(file) {
  const child = fork(file, {
    execArgv: profiling(file),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map();
  let calls = 0;
  let ended;
  const exited = new Promise((done) => child.once('exit', done));
  child.on('message', ({ id, value, failure }) => {
    const { done, failed } = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) done(value);
    else failed(new Error(`${file}: ${failure}`));
  });
  void exited.then((code) => {
    ended = new Error(`${file} ended (${code})`);
    for (const { failed } of waiting.values()) failed(ended);
  });
  return {
    pid: child.pid,
    call: (method, ...args) =>
      new Promise((done, failed) => {
        if (ended) throw ended;
        calls += 1;
        waiting.set(calls, { done, failed });
        child.send({ id: calls, method, args });
      }),
    async stop() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

/** With KEELSON_BENCH_PROFILES=<folder> every child leaves a CPU profile there when it ends. */
function profiling(file) {
  const folder = process.env.KEELSON_BENCH_PROFILES;
  const name = basename(String(file), '.mjs');
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${name}-${Date.now()}.cpuprofile`] : [];
}

/** Starts one child for each named file, hands them to `work` and ends them whatever happens. */
export async function withChildren(files, work) {
  const children = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, startChild(file)]));
  try {
    return await work(children);
  } finally {
    await Promise.all(Object.values(children).map((child) => child.stop()));
  }
}
