import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ConnectionRecords } from '../connection-records';

/** Whether the own figures come every night. */
export class GetCycle extends Query<boolean> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetCycle)
export class GetCycleHandler implements IQueryHandler<GetCycle> {
  constructor(private readonly records: ConnectionRecords) {}

  async execute({ accountId }: GetCycle): Promise<boolean> {
    return (await this.records.state(accountId)).repeat;
  }
}
