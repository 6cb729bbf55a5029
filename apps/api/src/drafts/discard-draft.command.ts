import { type DraftOf, Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

export class DiscardDraft extends Command<void> {
  constructor(readonly of: DraftOf) {
    super();
  }
}

@CommandHandler(DiscardDraft)
export class DiscardDraftHandler implements ICommandHandler<DiscardDraft> {
  constructor(private readonly vault: Vault) {}

  execute({ of }: DiscardDraft): Promise<void> {
    return this.vault.drafts.discard(of);
  }
}
