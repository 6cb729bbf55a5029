import type { DraftEntry } from '@keelson/contracts/drafts';
import { accepted, refused, type Result } from '@keelson/kernel';
import { type DraftOf, type KeptDraft, Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';

export interface NewerDraft {
  readonly code: 'NEWER_DRAFT';
}

/** A draft is no event: it is short-lived, and gone without a trace once the form is sent. */
export class SaveDraft extends Command<Result<KeptDraft, NewerDraft>> {
  constructor(
    readonly of: DraftOf,
    readonly entries: readonly DraftEntry[],
    readonly context: Pick<CommandContext, 'expectedVersion' | 'occurredAt'>,
  ) {
    super();
  }
}

@CommandHandler(SaveDraft)
export class SaveDraftHandler implements ICommandHandler<SaveDraft> {
  constructor(private readonly vault: Vault) {}

  async execute({ of, entries, context }: SaveDraft): Promise<Result<KeptDraft, NewerDraft>> {
    const { expectedVersion: expected, occurredAt } = context;
    const draft = { ...of, text: JSON.stringify(entries), ...(expected !== undefined && { expected }) };
    const saved = await this.vault.drafts.save(draft, occurredAt);
    return saved ? accepted(saved) : refused({ code: 'NEWER_DRAFT' });
  }
}
