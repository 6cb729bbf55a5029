import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ConnectionRecords } from '../connection-records';

export interface Cycle {
  readonly repeat: boolean;
  readonly cycleId: string;
  readonly version: number;
}

/** Whether the own figures come every night. */
export class GetCycle extends Query<Cycle> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetCycle)
export class GetCycleHandler implements IQueryHandler<GetCycle> {
  constructor(private readonly records: ConnectionRecords) {}

  async execute({ accountId }: GetCycle): Promise<Cycle> {
    const { state, version } = await this.records.folded(accountId);
    return { repeat: state.repeat, cycleId: this.records.cycleIdOf(accountId), version };
  }
}
