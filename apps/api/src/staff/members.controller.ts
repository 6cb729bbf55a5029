import { getMemberContract, listMembersContract } from '@keelson/contracts/staff';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { GetMember } from './get-member.query';
import { ListMembers } from './list-members.query';
import { staffProblems } from './staff.problems';

/** Where super admins see who works in the back office. */
@Controller()
export class MembersController {
  constructor(private readonly queries: QueryBus) {}

  @Handles(listMembersContract)
  async list(
    @Call() { caller, query, minimumPosition }: CallOf<typeof listMembersContract>,
  ): Promise<AnswerTo<typeof listMembersContract>> {
    const { value, meta } = await this.queries.execute(new ListMembers(caller, query, minimumPosition));
    return success(value, meta);
  }

  @Handles(getMemberContract, staffProblems)
  async one(
    @Call() { caller, params, minimumPosition }: CallOf<typeof getMemberContract>,
  ): Promise<AnswerTo<typeof getMemberContract>> {
    const { value, meta } = await this.queries.execute(new GetMember(caller, params.accountId, minimumPosition));
    if (value === undefined) return problem(staffProblems, { code: 'NOT_STAFF' }, { meta });
    return success(value, { ...meta, version: value.version });
  }
}
