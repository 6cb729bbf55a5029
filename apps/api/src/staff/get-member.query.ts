import type { getMemberContract } from '@keelson/contracts/staff';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { Clock } from '@keelson/kernel';
import { selectStaffMember } from '@keelson/read-models/staff';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../platform/access/caller';
import { type Reading, ReadModelReader } from '../platform/execution/read-model-reader';
import { InjectClock } from '../platform/tokens';
import { inactiveBefore, memberAnswer } from './member-answer';

type Member = AnswerInputOf<typeof getMemberContract>;

/** The value is `undefined` for an account that is no member of staff, or no more. */
export class GetMember extends Query<Reading<Member | undefined>> {
  constructor(
    readonly caller: Caller,
    readonly accountId: string,
    readonly minimumPosition?: number,
  ) {
    super();
  }
}

@QueryHandler(GetMember)
export class GetMemberHandler implements IQueryHandler<GetMember> {
  constructor(
    private readonly reader: ReadModelReader,
    @InjectClock() private readonly clock: Clock,
  ) {}

  execute({ caller, accountId, minimumPosition }: GetMember): Promise<Reading<Member | undefined>> {
    return this.reader.read(caller, { projections: ['staff-members'], minimumPosition }, async (database) => {
      const row = await selectStaffMember(database, accountId, inactiveBefore(this.clock()));
      return row && memberAnswer(row);
    });
  }
}
