import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { deleteAccountContract, deletionMessages as texts } from '@keelson/contracts/deletion';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { IdentityCookies } from '../../platform/identity/identity-cookies';
import { DeleteAccount } from './delete-account.command';
import { deletionProblems } from './deletion.problems';

@Controller()
export class DeletionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly cookies: IdentityCookies,
  ) {}

  @Handles(deleteAccountContract, deletionProblems)
  async deleteAccount(
    @Call() { caller, context, reply }: CallOf<typeof deleteAccountContract>,
  ): Promise<AnswerTo<typeof deleteAccountContract>> {
    const outcome = await this.commands.execute(new DeleteAccount(caller, context));
    if (!outcome.ok) return problem(deletionProblems, outcome.failure);
    this.cookies.session.clear(reply);
    return success({}, { position: outcome.value }, { statusMessage: texts.deleted });
  }
}
