import { selectReconcilers } from '@keelson/read-models/reconciliation';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { ReadModelReader } from '../platform/execution/read-model-reader';

/** Whether somebody may reconcile payments, and so be assigned to a case. */
export class IsReconciler extends Query<boolean> {
  constructor(
    readonly caller: Caller,
    readonly accountId: string,
  ) {
    super();
  }
}

@QueryHandler(IsReconciler)
export class IsReconcilerHandler implements IQueryHandler<IsReconciler> {
  constructor(private readonly reader: ReadModelReader) {}

  async execute({ caller, accountId }: IsReconciler): Promise<boolean> {
    const { value } = await this.reader.read(caller, { projections: ['staff-members'] }, selectReconcilers);
    return value.some(({ account_id: id }) => id === accountId);
  }
}
