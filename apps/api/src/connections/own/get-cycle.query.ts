import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ConnectionRecords } from '../connection-records';

export interface Cycle {
  readonly repeat: boolean;
  readonly cycleId: string;
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
    const { repeat } = await this.records.state(accountId);
    return { repeat, cycleId: this.records.cycleIdOf(accountId) };
  }
}
