import { spawn } from 'node:child_process';

const LIFELINE = new URL('../../deploy/local/supervisor/lifeline.mjs', import.meta.url).href;

/**
 * Runs a Node program to its end with its output shown; it also ends when this process does. Returns the exit code.
 *
 * @param {{ cwd: string, environment?: object, flags?: readonly string[] }} how flags are those of Node itself
 */
export function runProgram(program, words, { cwd, environment = {}, flags = [] }) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [...flags, '--import', LIFELINE, program, ...words], {
      cwd,
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.stdin.on('error', () => undefined);
    child.once('error', failed);
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** Runs an ordinary command to its end. Returns the exit code. */
export function runCommand(command, words, { cwd }) {
  return new Promise((done, failed) => {
    const child = spawn(command, words, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', failed);
    child.once('exit', (code) => done(code ?? 1));
  });
}
