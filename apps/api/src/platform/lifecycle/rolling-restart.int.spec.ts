import { Agent, request } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FreshDatabase } from '@keelson/test-database';
import { eventually } from '../../testing/eventually';
import { probeModule } from '../../testing/probe.controller';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { leave } from './leave';
import { productDatabase } from '../../testing/product-database';
import { sizeOf } from '@keelson/test-database/run';

const ROUNDS = sizeOf('ROLLING_ROUNDS');
const CALLERS = 16;
const PROBE_MS = 20;
const NOTICE_MS = 100;
/** Turns of the event loop, each of which takes in the connections that wait. */
const TURNS = 3;

interface Running {
  readonly api: TestApi;
  readonly address: string;
  ready: boolean;
}

const ask = (url: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });

/** Sends calls to the processes that report ready, in turn, as a load balancer does. */
class Balancer {
  readonly failures: string[] = [];
  answered = 0;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly running = new Set<Running>();
  private turn = 0;
  private over = false;
  private work: Promise<unknown> = Promise.resolve();

  begin(): void {
    this.work = Promise.all([this.probe(), ...Array.from({ length: CALLERS }, () => this.call())]);
  }

  async end(): Promise<void> {
    this.over = true;
    await this.work;
    this.agent.destroy();
  }

  async takeIn(one: Running): Promise<void> {
    this.running.add(one);
    await eventually('it to be ready', () => one.ready);
  }

  /** The notice lasts until the probe has seen it, and long enough for the calls that had already chosen this process. */
  async letGo(one: Running): Promise<boolean> {
    const notice = async (): Promise<void> => {
      await eventually('it to be seen leaving', () => !one.ready);
      this.running.delete(one);
      await wait(NOTICE_MS);
      for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
    };
    return await leave(one.api, { notice, drainMs: 60_000 });
  }

  private async probe(): Promise<void> {
    const agent = new Agent();
    while (!this.over) {
      for (const one of this.running) {
        one.ready = (await ask(`${one.address}/api/health/ready`, agent).catch(() => 0)) === 200;
      }
      await wait(PROBE_MS);
    }
  }

  private async call(): Promise<void> {
    while (!this.over) {
      const ready = [...this.running].filter((each) => each.ready);
      const one = ready[(this.turn += 1) % Math.max(1, ready.length)];
      if (!one) {
        await wait(1);
        continue;
      }
      const outcome = await ask(`${one.address}/api/v1/content/x`, this.agent).catch((error: unknown) => String(error));
      if (outcome === 200) this.answered += 1;
      else this.failures.push(String(outcome));
    }
  }
}

describe('a rolling restart', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await productDatabase();
  });
  afterAll(() => database.drop());

  it(
    `[LOAD-04~] of two processes under load, ${ROUNDS} times: no call fails`,
    async () => {
      const start = async (): Promise<Running> => {
        const read = async () => await wait(3, []);
        // No idle connection ends by itself just as a call takes it up: that is a balancer's matter at any time.
        const limits = { keepAliveMs: 600_000 };
        const api = await startTestApi({ database, modules: [probeModule({ read })], limits });
        return { api, address: await api.listen(), ready: false };
      };
      const balancer = new Balancer();
      const running = [await start(), await start()];
      balancer.begin();
      for (const one of running) await balancer.takeIn(one);
      for (let round = 0; round < ROUNDS; round += 1) {
        const next = await start();
        await balancer.takeIn(next);
        const oldest = running.shift();
        running.push(next);
        if (oldest) expect(await balancer.letGo(oldest)).toBe(true);
      }
      await balancer.end();
      for (const { api } of running) await api.close();
      process.stdout.write(`rolling restarts: ${ROUNDS}, ${balancer.answered} calls answered\n`);
      expect(balancer.failures).toEqual([]);
      expect(balancer.answered).toBeGreaterThan(ROUNDS * 20);
    },
    300_000 + ROUNDS * 5_000,
  );
});
