import { randomUUID } from 'node:crypto';
import { operationsDecider, operationsStream, type RequestedEvent } from '@keelson/domain/operations';
import type { OperatorRequestRow } from '@keelson/read-models/operations';
import { openVault, SubjectKeyStore, type Vault } from '@keelson/vault';
import { pino } from 'pino';
import { askedVerificationJob } from '../../verification/asked-verification.job';
import { type LogVerifier, logVerifier } from '../../verification/log-verifier';
import { verifyLogJob } from '../../verification/verify-log.job';
import { type AnyJobHandler, jobHandler, projection, reactor, type Registry } from '../../runtime/registration';
import { Bench, type OpenBench, until } from '../../runtime/testing/bench';
import { creditNoteReactor, ledgerProjection } from '../../runtime/testing/ledger';
import { jobRetryJob } from '../job-retry.job';
import { operatorRequestsProjection } from '../operator-requests.projection';
import { operatorRequestsReactor } from '../operator-requests.reactor';
import { rebuildJob } from '../rebuild.job';
import { streamRetryJob } from '../stream-retry.job';
import { patientPool } from '../../runtime/testing/patient-connections';

const MASTER_KEYS = [{ version: 1, secret: Buffer.alloc(32, 'bench') }];
const silent = pino({ level: 'silent' });

/** Workers with a vault, and super admins who ask things of them as the API lets them. */
export class OperatorBench {
  private constructor(
    readonly bench: OpenBench,
    readonly registry: Registry,
    readonly vault: Vault,
    readonly verifier: LogVerifier,
    private readonly closeKeys: () => Promise<void>,
  ) {}

  static async open(handlers: readonly AnyJobHandler[] = []): Promise<OperatorBench> {
    const registry: Registry = {
      projections: [projection(ledgerProjection), projection(operatorRequestsProjection)],
      reactors: [reactor(operatorRequestsReactor), ...(handlers.length > 0 ? [reactor(creditNoteReactor)] : [])],
      jobHandlers: [
        jobHandler(rebuildJob),
        jobHandler(streamRetryJob),
        jobHandler(jobRetryJob),
        jobHandler(askedVerificationJob),
        jobHandler(verifyLogJob),
        ...handlers,
      ],
    };
    const bench = await Bench.open(registry);
    const keysPool = patientPool(bench.database.urls.keys, silent, 2);
    const vault = await openVault({ pool: bench.pool, keysPool, masterKeys: MASTER_KEYS });
    const verifier = logVerifier(bench.store, new SubjectKeyStore(keysPool, MASTER_KEYS));
    return new OperatorBench(bench, registry, vault, verifier, () => keysPool.end());
  }

  start(registry: Registry = this.registry): void {
    const { vault, verifier } = this;
    this.bench.start({ registry, needs: { vault, verifier, registry } });
  }

  async superAdmin(): Promise<string> {
    const accountId = `acc_${randomUUID()}`;
    await this.vault.credentials.add(
      { accountId, kind: 'superAdmin', permissions: [], passwordHash: 'x', emailVerified: true },
      new Date(),
    );
    return accountId;
  }

  /** What the API appends. @returns the id of the request. */
  async ask(actorId: string, event: (requestId: string) => RequestedEvent): Promise<string> {
    const commandId = randomUUID();
    const asked = event(commandId);
    await this.bench.runner.record({
      decider: operationsDecider,
      streamId: operationsStream(asked),
      command: { name: 'Request', event: asked },
      partitionKey: 'operations',
      context: {
        commandId,
        correlationId: commandId,
        causationId: commandId,
        actor: { kind: 'super-admin', id: actorId },
        subjectId: actorId,
      },
    });
    return commandId;
  }

  async row(requestId: string): Promise<OperatorRequestRow | undefined> {
    const [row] = await this.bench.rows<OperatorRequestRow>(
      'SELECT * FROM read_model.operator_requests WHERE request_id = $1',
      [requestId],
    );
    return row;
  }

  async ended(requestId: string): Promise<OperatorRequestRow> {
    let row: OperatorRequestRow | undefined;
    await until(async () => {
      row = await this.row(requestId);
      return row?.ended_at != null;
    }, `the request ${requestId} to end`);
    return row!;
  }

  async close(): Promise<void> {
    await this.bench.close();
    await this.closeKeys();
  }
}

export const rebuildOf =
  (name: string) =>
  (requestId: string): RequestedEvent => ({
    type: 'operations.rebuild-requested.v1',
    data: { requestId, projection: name },
  });

export const verification = (requestId: string): RequestedEvent => ({
  type: 'operations.verification-requested.v1',
  data: { requestId },
});

export const retryOf =
  (subscription: string, streamId: string) =>
  (requestId: string): RequestedEvent => ({
    type: 'operations.stream-retry-requested.v1',
    data: { requestId, subscription, streamId },
  });

export const jobRetryOf =
  (queue: string, jobId: string) =>
  (requestId: string): RequestedEvent => ({
    type: 'operations.job-retry-requested.v1',
    data: { requestId, queue, jobId },
  });
