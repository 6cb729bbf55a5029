import type { historyVerificationContract } from '@keelson/contracts/history';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { Clock } from '@keelson/kernel';
import { selectHistoryEvent, selectReadingPositions } from '@keelson/read-models/history';
import { Query, type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader, type Reading } from '../platform/execution/read-model-reader';
import { InjectClock, InjectLogVerifier } from '../platform/tokens';
import type { LogVerifier } from '../platform/persistence/log-verifier';

type Finding = AnswerInputOf<typeof historyVerificationContract>;

const HISTORY = ['account-history'];

export class VerifyAccountHistory extends Query<Reading<Finding>> {
  constructor(
    readonly caller: Caller,
    readonly accountId: string,
    readonly minimumPosition: number,
  ) {
    super();
  }
}

@QueryHandler(VerifyAccountHistory)
export class VerifyAccountHistoryHandler implements IQueryHandler<VerifyAccountHistory> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectLogVerifier() private readonly verifier: LogVerifier,
    @InjectClock() private readonly clock: Clock,
  ) {}

  async execute({ caller, accountId, minimumPosition }: VerifyAccountHistory): Promise<Reading<Finding>> {
    const { value: elsewhere, meta } = await this.reader.read(
      caller,
      { projections: HISTORY, minimumPosition },
      (database) => selectReadingPositions(database, accountId),
    );
    const { streams, events, fault } = await this.verifier.verifyChains(accountId, elsewhere);
    const roots = await this.verifier.verifyRoots(accountId, elsewhere);
    const told = fault && (await this.told(caller, accountId, fault.position));
    const rootFault = fault ? undefined : roots.fault;
    return {
      value: {
        verifiedAt: this.clock().toISOString(),
        streams,
        events,
        intact: fault === undefined && rootFault === undefined,
        roots: roots.roots,
        ...(fault && { firstFault: { ...fault, what: told?.what ?? null, occurredAt: told?.occurred_at ?? null } }),
        ...(rootFault && { rootFault: { ...rootFault.root, reason: rootFault.reason } }),
      },
      meta,
    };
  }

  private async told(caller: Caller, accountId: string, position: number) {
    const { value } = await this.reader.read(caller, { projections: HISTORY }, (database) =>
      selectHistoryEvent(database, accountId, position),
    );
    return value;
  }
}
