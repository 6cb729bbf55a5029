import {
  discardDraftContract,
  type DraftEntry,
  isFieldOf,
  readDraftContract,
  saveDraftContract,
} from '@keelson/contracts/drafts';
import type { DraftForm } from '@keelson/vocabulary';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type AnswerTo, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { malformed, staleVersion } from '../platform/wire/refusal';
import { DiscardDraft } from './discard-draft.command';
import { GetDraft } from './get-draft.query';
import { SaveDraft } from './save-draft.command';

/** What the owner typed and did not send yet. The session alone says whose it is. */
@Controller()
export class DraftsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(readDraftContract)
  async read(
    @Call() { caller, params }: CallOf<typeof readDraftContract>,
  ): Promise<AnswerTo<typeof readDraftContract>> {
    const { accountId } = caller;
    const { entries, savedAt, version } = await this.queries.execute(new GetDraft({ accountId, ...params }));
    return success({ entries: [...entries], savedAt: savedAt?.toISOString() ?? null }, { version });
  }

  @Handles(saveDraftContract)
  async save(
    @Call() { caller, params, body, context }: CallOf<typeof saveDraftContract>,
  ): Promise<AnswerTo<typeof saveDraftContract>> {
    refuseOtherFields(params.form, body.entries);
    const { accountId } = caller;
    const outcome = await this.commands.execute(new SaveDraft({ accountId, ...params }, body.entries, context));
    if (!outcome.ok) throw staleVersion();
    const { savedAt, version } = outcome.value;
    return success({ savedAt: savedAt.toISOString() }, { version });
  }

  @Handles(discardDraftContract)
  async discard(
    @Call() { caller, params }: CallOf<typeof discardDraftContract>,
  ): Promise<AnswerTo<typeof discardDraftContract>> {
    await this.commands.execute(new DiscardDraft({ accountId: caller.accountId, ...params }));
    return success({});
  }
}

function refuseOtherFields(form: DraftForm, entries: readonly DraftEntry[]): void {
  const message = 'This form has no such field';
  const errors = entries.flatMap(({ field }, at) =>
    isFieldOf(form, field) ? [] : [{ path: `body.entries.${at}.field`, message }],
  );
  if (errors.length > 0) throw malformed(message, errors.slice(0, 1));
}
