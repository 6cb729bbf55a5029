import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const RUNNER = join(__dirname, '../../../../libs/event-store/src/conformance/processes/run-typescript.cjs');

async function startProcess(drainMs = 0) {
  const child = fork(RUNNER, [join(__dirname, 'testing/ending.process.ts')], {
    env: { PATH: process.env['PATH'], DRAIN_MS: String(drainMs) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
  });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += String(text)));
  const ended = once(child, 'close').then(([code]) => code as number);
  await once(child, 'message');
  return { child, ended, output: () => output };
}

describe('the end of the process', () => {
  it('[LOAD-04~] drains on the first signal and exits 0', async () => {
    const { child, ended, output } = await startProcess(50);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(output()).toContain('"drained"');
  });

  it('[LOAD-04~] is forced by a second signal', async () => {
    const { child, ended, output } = await startProcess(600_000);
    child.kill('SIGTERM');
    await once(child, 'message');
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
    expect(output()).not.toContain('"drained"');
  });

  it.each(['throw', 'reject'])('[LOAD-07~] logs once what nobody caught, drains and exits 1 (%s)', async (accident) => {
    const { child, ended, output } = await startProcess();
    child.send(accident);
    expect(await ended).toBe(1);
    expect(output().match(/"level":"fatal"/g)).toHaveLength(1);
    expect(output()).toMatch(/ending\.process.*nobody caught <address>/s);
    expect(output()).toContain('"drained"');
  });

  it('[SUP-02~] keeps secrets and addresses out of the log', async () => {
    const { child, ended, output } = await startProcess(20);
    child.send('log');
    while (!output().includes('"logged"')) await once(child.stdout!, 'data');
    child.kill('SIGTERM');
    await ended;
    expect(output()).not.toMatch(/geheim|ann@/);
  });
});
