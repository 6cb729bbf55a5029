import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Type } from '@nestjs/common';
import type { ApiConfiguration } from '@keelson/configuration';
import type { Clock } from '@keelson/kernel';
import type { FreshDatabase } from '@keelson/test-database';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { AppModule } from '../app.module';
import type { HttpLimits } from '../platform/http/limits';
import type { DatabaseLimits } from '../platform/persistence/databases';
import { type Api, startApi } from '../platform/start-api';
import { type DescribedAnswers, describedAnswersOf } from './described-answers';
import { captureLog, type LogCapture } from './log-capture';
import { TestSessions } from './test-sessions';

export interface TestApiOptions {
  readonly database: FreshDatabase;
  readonly clock?: Clock;
  /** Slice modules; the whole product's by default. */
  readonly modules?: readonly Type[];
  /** `test` (default): the people the test introduces are signed in. `real`: those of the accounts module. */
  readonly sessions?: 'test' | 'real';
  readonly configuration?: Partial<ApiConfiguration>;
  readonly limits?: Partial<HttpLimits>;
  /** Those of a busy test machine by default. */
  readonly databaseLimits?: DatabaseLimits;
  readonly webRoot?: string;
}

export interface TestApi extends Api {
  readonly sessions: TestSessions;
  readonly capture: LogCapture;
  /** @throws Error when the OpenAPI document does not describe the answer. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Listens on a free port of loopback. @returns the address without a trailing slash. */
  listen(): Promise<string>;
}

/** One address for all of them: nothing in a test should wait because another case asked much. */
const ROOMY = { burst: 1_000_000, perSecond: 1_000_000 };

/** A machine with other work may be slow at everything; what a test looks for is not the product giving up for that. */
const PATIENT_MS = 60_000;
const PATIENT: DatabaseLimits = {
  connectMs: PATIENT_MS,
  statementMs: PATIENT_MS,
  idleInTransactionMs: PATIENT_MS,
  appendLockMs: PATIENT_MS,
};

export const testMasterKeys = [{ version: 1, secret: randomBytes(32) }];

export function testConfiguration(database: FreshDatabase, changes: Partial<ApiConfiguration> = {}): ApiConfiguration {
  return {
    mode: 'embedded',
    publicUrl: 'http://localhost:3000',
    host: '127.0.0.1',
    port: 0,
    masterKeys: testMasterKeys,
    logLevel: 'debug',
    database: {
      appUrl: database.urls.app,
      readerUrl: database.urls.reader,
      keysUrl: database.urls.keys,
      connections: 24,
    },
    eventStore: { kind: 'postgres' },
    trustedProxies: [],
    passwordProfile: 'specified',
    content: { source: 'shipped' },
    savedCalculationsADay: 10,
    settledAloneUpToPence: 5_000,
    exceptionAlarm: { afterDays: 7, from: 100 },
    bankWord: 'STRIPE',
    companiesHouse: undefined,
    accounting: {},
    launcher: undefined,
    ...changes,
  };
}

/** The API over a database of the test's own. Close it before the database is dropped. */
export async function startTestApi(options: TestApiOptions): Promise<TestApi> {
  const sessions = new TestSessions();
  const capture = captureLog();
  const configuration = testConfiguration(options.database, options.configuration);
  const api = await startApi({
    configuration,
    modules: options.modules ?? [AppModule],
    partial: options.modules !== undefined,
    log: capture.log,
    limits: { perAddress: ROOMY, perAccount: ROOMY, deadlineMs: PATIENT_MS, ...options.limits },
    databaseLimits: options.databaseLimits ?? PATIENT,
    ...(options.clock && { clock: options.clock }),
    ...(options.webRoot !== undefined && { webRoot: options.webRoot }),
    ...(options.sessions !== 'real' && { sessions }),
  });
  let described: DescribedAnswers | undefined;
  return {
    ...api,
    sessions,
    capture,
    async inject(request) {
      const answer = await api.server.inject(request);
      described ??= describedAnswersOf(api.inventory, configuration);
      described.expect(answer);
      return answer;
    },
    async listen() {
      await api.server.listen({ host: '127.0.0.1', port: 0 });
      const { port } = api.server.server.address() as AddressInfo;
      return `http://127.0.0.1:${port}`;
    },
  };
}
