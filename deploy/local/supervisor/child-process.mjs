import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const LIFELINE = new URL('./lifeline.mjs', import.meta.url).href;
const PATIENCE = 15_000;

/** Starts a Node program that ends with this process. `onLine` gets each line it writes. */
export function launch({ program, cwd, environment, onLine }) {
  // A session of its own: Ctrl-C in the terminal reaches the supervisor alone, which then stops everything in order.
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', LIFELINE, program], {
    cwd,
    env: environment,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  child.stdin.on('error', () => undefined);
  createInterface({ input: child.stdout }).on('line', (line) => onLine(line, false));
  createInterface({ input: child.stderr }).on('line', (line) => onLine(line, true));
  let running = true;
  const exited = new Promise((done) => {
    child.once('error', (error) => ((running = false), onLine(String(error), true), done(-1)));
    child.once('exit', (code, signal) => ((running = false), done(signal ?? code)));
  });
  return {
    pid: child.pid,
    exited,
    isRunning: () => running,
    async stop() {
      if (!running) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
      await exited;
      clearTimeout(timer);
    },
    kill: () => child.kill('SIGKILL'),
  };
}

/** Runs a program to its end and returns what it wrote; throws when it fails. */
export async function runToEnd({ name, program, cwd, environment, take }) {
  const output = [];
  const child = launch({
    program,
    cwd,
    environment,
    onLine: (line, isError) => {
      if (!isError) output.push(line);
      take(line, isError);
    },
  });
  return {
    child,
    output,
    finished: child.exited.then((code) =>
      code === 0 ? output : Promise.reject(new Error(`${name} failed (${code}).`)),
    ),
  };
}
