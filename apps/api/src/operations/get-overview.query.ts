import type { ApiConfiguration } from '@keelson/configuration';
import type { overviewContract } from '@keelson/contracts/operations';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { EventStore } from '@keelson/event-store';
import type { Clock } from '@keelson/kernel';
import {
  databaseHealth,
  LAG_ALARM_MS,
  selectFailedJobs,
  selectLastVerification,
  selectOpenRequests,
  selectOperatorRequests,
  selectParkedStreams,
  selectProcesses,
  selectQueues,
  selectSettled,
  selectSubscriptions,
} from '@keelson/read-models/operations';
import { selectExceptions, selectLastSweep } from '@keelson/read-models/reconciliation';
import { Query, type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type Caller, holds } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { Databases } from '../platform/persistence/databases';
import type { LogVerifier } from '../platform/persistence/log-verifier';
import { InjectClock, InjectConfiguration, InjectEventStore, InjectLogVerifier } from '../platform/tokens';
import { appendedAfter } from './appended-after';
import { exceptionsAnswer } from './exceptions-answer';
import { jobsAnswer, mailAnswer } from './jobs-answer';
import { parkedAnswer, requestsAnswer, subscriptionsAnswer } from './subscriptions-answer';
import {
  databasesAnswer,
  poolsAnswer,
  processesAnswer,
  reconciliationAnswer,
  verificationAnswer,
} from './system-answer';

type Overview = AnswerInputOf<typeof overviewContract>;

const MOST_SHOWN = 50;
const MOST_REQUESTS = 20;

export class GetOverview extends Query<Reading<Overview>> {
  constructor(
    readonly caller: Caller,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(GetOverview)
export class GetOverviewHandler implements IQueryHandler<GetOverview> {
  constructor(
    private readonly reader: ReadModelReader,
    private readonly databases: Databases,
    @InjectEventStore() private readonly store: EventStore,
    @InjectLogVerifier() private readonly verifier: LogVerifier,
    @InjectClock() private readonly clock: Clock,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'exceptionAlarm' | 'eventStore'>,
  ) {}

  async execute({ caller, minimumPosition }: GetOverview): Promise<Reading<Overview>> {
    const { app, keys } = this.databases;
    const [rows, queues, failed, processes, root, main, keyDatabase] = await Promise.all([
      this.readModels(caller, minimumPosition),
      selectQueues(app),
      selectFailedJobs(app, MOST_SHOWN),
      selectProcesses(app),
      this.verifier.newestRoot(),
      databaseHealth(app),
      databaseHealth(keys).catch(() => undefined),
    ]);
    const { subscriptions, parked, requests, verification, sweep, exceptions } = rows.value;
    const settled = await selectSettled(
      app,
      rows.value.open.map(({ request_id }) => request_id),
    );
    const open = rows.value.open.filter(({ request_id }) => !settled.has(request_id));
    const moment = {
      head: await this.store.head(),
      now: this.clock(),
      appendedAfter: await appendedAfter(this.store, subscriptions),
    };
    return {
      meta: rows.meta,
      value: {
        asOf: moment.now.toISOString(),
        head: moment.head,
        log: { store: this.configuration.eventStore.kind, countsEvents: this.store.capabilities.densePositions },
        alarmAfterSeconds: LAG_ALARM_MS / 1_000,
        subscriptions: subscriptionsAnswer({ subscriptions, processes, open, moment }),
        parked: parkedAnswer(parked, open),
        jobs: jobsAnswer(queues, failed, open),
        mail: mailAnswer(queues),
        verification: verificationAnswer(root, verification, open),
        reconciliation: reconciliationAnswer(sweep, moment.now),
        exceptions: exceptionsAnswer(exceptions, {
          now: moment.now,
          alarm: this.configuration.exceptionAlarm,
          seesAmounts: holds(caller, 'payments.reconcile'),
        }),
        processes: processesAnswer(processes),
        databases: databasesAnswer(main, keyDatabase),
        pools: poolsAnswer(this.databases),
        requests: requestsAnswer(requests),
      },
    };
  }

  private readModels(caller: Caller, minimumPosition: number | undefined) {
    return this.reader.read(caller, { projections: ['operator-requests'], minimumPosition }, async (database) => ({
      subscriptions: await selectSubscriptions(database),
      parked: await selectParkedStreams(database, MOST_SHOWN),
      open: await selectOpenRequests(database),
      requests: await selectOperatorRequests(database, MOST_REQUESTS),
      verification: await selectLastVerification(database),
      sweep: await selectLastSweep(database),
      exceptions: await selectExceptions(database, this.clock()),
    }));
  }
}
