import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processesWith, RunningCopy, stopAllCopies, until } from './testing/running-copy';
import { stubCheckout } from './testing/stub-checkout';

const checkout = stubCheckout();
let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'keelson-start-'));
  // Root's database account must be able to pass.
  chmodSync(data, 0o711);
});
afterEach(async () => {
  await stopAllCopies();
  await until('nothing of this test runs any more', () => processesWith(data).length === 0);
  rmSync(data, { recursive: true, force: true });
});
afterAll(() => {
  checkout.remove();
});

const start = (...words: string[]): Promise<RunningCopy> => new RunningCopy(checkout.root, data, words).ready();
const apiOf = async (copy: RunningCopy): Promise<{ pid: number; variables: string[] }> =>
  (await (await fetch(copy.addresses.product)).json()) as { pid: number; variables: string[] };
const startsOf = (): number =>
  (readFileSync(join(data, 'logs/migrate.log'), 'utf8').match(/^start \d+$/gm) ?? []).length;

describe('npm start', () => {
  it('[LOAD-04~] serves, tells where, and stops in order on one signal', async () => {
    const copy = await start();
    expect(copy.addresses.product).toMatch(/^http:\/\/localhost:\d+$/);
    expect(copy.addresses.accounts).toHaveLength(1);
    expect(await copy.stop()).toBe(0);
    expect(copy.said).toContain('Stopping');
  });

  it('[SUP-02~] keeps secrets to their owner and hands each process only its own', async () => {
    const copy = await start();
    for (const name of ['secrets.json', 'addresses.json']) expect(statSync(join(data, name)).mode & 0o077).toBe(0);
    const { variables } = await apiOf(copy);
    expect(variables).toContain('KEELSON_DB_APP_URL');
    expect(variables).not.toContain('KEELSON_DB_OWNER_URL');
    expect(variables).not.toContain('KEELSON_SMTP_URL');
    await copy.stop();
  });

  it('[LOAD-07~] starts a crashed worker again', async () => {
    const copy = await start();
    const before = await apiOf(copy);
    await fetch(`${copy.addresses.product}/crash`).catch(() => undefined);
    await until('the API answers again', async () => (await apiOf(copy).catch(() => before)).pid !== before.pid);
    expect(copy.said).toContain('api ended unexpectedly (3)');
    await copy.stop();
  });

  it('[LOAD-07~] does not keep people waiting for a worker that works and crashes again and again', async () => {
    const copy = await start();
    for (let crash = 1; crash <= 5; crash += 1) {
      const before = await apiOf(copy);
      await fetch(`${copy.addresses.product}/crash`).catch(() => undefined);
      await until('the API answers again', async () => (await apiOf(copy).catch(() => before)).pid !== before.pid);
      await until('the supervisor says so', () => copy.said.split('api is running again').length === crash + 1);
    }
    expect([...copy.said.matchAll(/starting it again in ([\d.]+) s/g)].map(([, seconds]) => seconds)).toEqual([
      '0.5',
      '1',
      '2',
      '2',
      '2',
    ]);
    await copy.stop();
  });

  it('leaves nothing running when the supervisor is killed', async () => {
    const copy = await start();
    await copy.kill();
    await until(
      'everything has ended',
      () => processesWith(data).length === 0 && processesWith(checkout.root).length === 0,
    );
  });

  it('ends its own orphaned database, keeps the data and leaves another copy alone', async () => {
    const other = new RunningCopy(checkout.root, join(data, 'other'));
    const copy = new RunningCopy(checkout.root, join(data, 'mine'));
    await Promise.all([other.ready(), copy.ready()]);
    const otherApi = await apiOf(other);
    for (const pid of processesWith('guardian.mjs').filter((pid) => isChildOf(pid, copy.pid)))
      process.kill(pid, 'SIGKILL');
    await copy.kill();
    const orphan = processesWith(`-D ${join(data, 'mine', 'postgres')}`);
    expect(orphan).toHaveLength(1);
    const again = await new RunningCopy(checkout.root, join(data, 'mine')).ready();
    expect(processesWith(`-D ${join(data, 'mine', 'postgres')}`)).not.toContain(orphan[0]);
    expect(readFileSync(join(data, 'mine/logs/migrate.log'), 'utf8')).toContain('start 2');
    expect(await apiOf(other)).toEqual(otherApi);
    await Promise.all([again.stop(), other.stop()]);
  });

  it('refuses a folder that is in use, a port that is taken and a folder with other files', async () => {
    const copy = await start();
    const second = new RunningCopy(checkout.root, data);
    expect(await second.exited).toBe(1);
    expect(second.said).toContain('already runs');
    const port = new URL(copy.addresses.product).port;
    const third = new RunningCopy(checkout.root, join(data, 'third'), ['--port', port]);
    expect(await third.exited).toBe(1);
    expect(third.said).toContain(`Port ${port} is taken.`);
    mkdirSync(join(data, 'foreign'));
    writeFileSync(join(data, 'foreign/letter.txt'), 'mine');
    const fourth = new RunningCopy(checkout.root, join(data, 'foreign'), ['--reset']);
    expect(await fourth.exited).toBe(1);
    expect(fourth.said).toContain('holds other files');
    await copy.stop();
  });

  it('forgets everything with --reset and starts without demo data with --no-demo', async () => {
    const first = await start();
    await first.stop();
    const second = await start();
    expect(startsOf()).toBe(2);
    await second.stop();
    const third = await start('--reset', '--no-demo');
    expect(startsOf()).toBe(1);
    expect(third.addresses.accounts).toEqual([]);
    await third.stop();
  });

  it.each([['--port', '70000'], ['--port', 'x'], ['--unknown']])('explains itself when given %p', async (...words) => {
    const copy = new RunningCopy(checkout.root, data, words);
    expect(await copy.exited).toBe(2);
    expect(copy.said).toContain('npm start -- [options]');
  });
});

/** Databases of other tests are among the processes, and may end while they are looked at. */
function isChildOf(pid: number, parent: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
  } catch {
    return false;
  }
}
