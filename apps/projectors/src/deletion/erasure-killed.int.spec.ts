import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { type DeletionCommand, deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { type DeletionJob, deletionState } from './deletion-log';
import { endAccessJob } from './end-access.job';
import { ERASURE_STEPS } from './erasure-steps';
import { ErasureBench } from './testing/erasure-bench';
import { rowsWith } from './testing/table-copies';
import { sizeOf } from '@keelson/test-database/run';

/** After each step. */
const KILLS = sizeOf('ERASURE_KILLS');

const RUNNER = join(__dirname, '../../../../libs/event-store/src/conformance/processes/run-typescript.cjs');
/** Those after which most is at stake come first. */
const FIRST = ['destroy-key', 'empty-vault-again'];
const ALL = [...ERASURE_STEPS.map(({ name }) => name), 'record'];
const STEPS = [...FIRST, ...ALL.filter((name) => !FIRST.includes(name))].slice(0, sizeOf('ERASURE_STEPS'));

/** Later than every trial of the golden files, which a deletion would wait for. */
const START = Date.parse('2036-01-01T09:00:00.000Z');
const SECOND_MS = 1_000;
const WEEK_MS = 7 * 86_400_000;

jest.setTimeout(600_000 + KILLS * STEPS.length * 40_000);

describe('processes that are killed while they erase', () => {
  let bench: Awaited<ReturnType<typeof ErasureBench.open>>;
  afterEach(() => bench.close());

  const decide = (accountId: string, command: DeletionCommand) =>
    bench.runner.run({
      ...{ decider: deletionDecider, streamId: deletionStream(accountId), partitionKey: accountId, command },
      context: {
        ...{ commandId: randomUUID(), correlationId: randomUUID(), causationId: randomUUID(), subjectId: accountId },
        actor: { kind: 'super-admin', id: `acc_${randomUUID()}` },
      },
    });

  /** The timer comes at this time after the start; answers with what the account is then. */
  async function comes(accountId: string, after: number): Promise<string> {
    const job = { accountId, causationId: randomUUID(), correlationId: randomUUID() };
    await endAccessJob.handle(job, {
      ...{ ...bench.context(), clock: () => new Date(START + after), log: bench.log },
      ...{ attempt: 1, signal: AbortSignal.timeout(60_000) },
    });
    return (await deletionState(bench, accountId)).kind;
  }

  /** Staff start a deletion, which is stopped in the last second of its seven days, and then another one to its end. */
  async function outliveGrace(accountId: string): Promise<DeletionJob> {
    const at = (after: number) => new Date(START + after);
    await decide(accountId, { name: 'StartDeletion', trialEndsAt: null, at: at(0) });
    expect(await comes(accountId, WEEK_MS - SECOND_MS)).toBe('grace');
    expect(await decide(accountId, { name: 'CancelDeletion', at: at(WEEK_MS - SECOND_MS) })).toMatchObject({
      ok: true,
    });
    expect(await comes(accountId, WEEK_MS + SECOND_MS)).toBe('kept');
    await decide(accountId, { name: 'StartDeletion', trialEndsAt: null, at: at(WEEK_MS) });
    expect(await comes(accountId, 2 * WEEK_MS - SECOND_MS)).toBe('grace');
    const late = { name: 'CancelDeletion', at: at(2 * WEEK_MS + SECOND_MS) } as const;
    expect(await decide(accountId, late)).toMatchObject({ ok: false });
    expect(await comes(accountId, 2 * WEEK_MS + SECOND_MS)).toBe('access-ended');
    const ended = (await bench.store.readStream(deletionStream(accountId))).at(-1)?.eventId ?? '';
    return { accountId, causationId: ended, correlationId: randomUUID() };
  }

  it(`[ERASE-01, ERASE-02~] ${KILLS * STEPS.length} times once the days of grace are over, leave it to the next one, which comes to one erasure and no trace`, async () => {
    bench = await ErasureBench.open();
    bench.startProjecting();
    const subjects = [];
    for (const step of STEPS) {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const subject = await bench.subject();
        const job = await outliveGrace(subject.accountId);
        const child = fork(RUNNER, [join(__dirname, 'testing/erasing.process.ts')], {
          env: { ...process.env, ERASING: JSON.stringify({ urls: bench.database.urls, job, step }) },
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
          execArgv: [],
        });
        const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
        expect([step, signal]).toEqual([step, 'SIGKILL']);
        subjects.push(subject);
      }
    }
    bench.start();
    await bench.erased(subjects.map(({ accountId }) => accountId));
    for (const { accountId, canary } of subjects) {
      expect(await bench.erasures(accountId)).toBe(1);
      expect(await rowsWith(bench.database, canary)).toEqual({});
    }
    expect(await bench.differingFromReplay()).toEqual([]);
  });
});
