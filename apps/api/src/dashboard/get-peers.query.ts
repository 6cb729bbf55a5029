import type { BenchmarkMetric } from '@keelson/calculators';
import { type Month } from '@keelson/kernel';
import { type Peers, selectPeers } from '@keelson/read-models/figures';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader } from '../platform/execution/read-model-reader';

/** Figures of companies that the caller may not see: nothing but thirds of at least six of them may leave the API. */
export class GetPeers extends Query<Peers> {
  constructor(
    readonly caller: Caller,
    readonly accountId: string,
    /** Peers whose figures are older are none. */
    readonly since: Month,
    readonly metrics: readonly BenchmarkMetric[],
  ) {
    super();
  }
}

@QueryHandler(GetPeers)
export class GetPeersHandler implements IQueryHandler<GetPeers> {
  constructor(private readonly reader: ReadModelReader) {}

  async execute({ caller, accountId, since, metrics }: GetPeers): Promise<Peers> {
    const { value } = await this.reader.read(
      { ...caller, scope: 'all' },
      { projections: ['peer-figures'] },
      (database) => selectPeers(database, accountId, `${since}-01`, metrics),
    );
    return value;
  }
}
