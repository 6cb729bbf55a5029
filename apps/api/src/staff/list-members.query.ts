import type { listMembersContract } from '@keelson/contracts/staff';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import type { Clock } from '@keelson/kernel';
import { selectStaffMembers } from '@keelson/read-models/staff';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { type Reading, ReadModelReader } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';
import { inactiveBefore, memberAnswer } from './member-answer';

type Page = AnswerInputOf<typeof listMembersContract>;

export class ListMembers extends Query<Reading<Page>> {
  constructor(
    readonly caller: Caller,
    readonly question: InputOf<typeof listMembersContract>['query'],
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(ListMembers)
export class ListMembersHandler implements IQueryHandler<ListMembers> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
  ) {}

  execute({ caller, question, minimumPosition }: ListMembers): Promise<Reading<Page>> {
    const asked = { ...question, inactiveBefore: inactiveBefore(this.clock()) };
    return this.reader.read(caller, { projections: ['staff-members'], minimumPosition }, async (database) => {
      const { rows, matching } = await selectStaffMembers(database, asked);
      return { rows: rows.map(memberAnswer), matching };
    });
  }
}
