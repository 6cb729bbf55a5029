import type { DraftEntry } from '@keelson/contracts/drafts';
import { type DraftOf, Vault } from '@keelson/vault';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export interface Draft {
  readonly entries: readonly DraftEntry[];
  readonly savedAt: Date | null;
  /** 0 where nothing waits. */
  readonly version: number;
}

export class GetDraft extends Query<Draft> {
  constructor(readonly of: DraftOf) {
    super();
  }
}

@QueryHandler(GetDraft)
export class GetDraftHandler implements IQueryHandler<GetDraft> {
  constructor(private readonly vault: Vault) {}

  async execute({ of }: GetDraft): Promise<Draft> {
    const stored = await this.vault.drafts.read(of);
    if (!stored) return { entries: [], savedAt: null, version: 0 };
    const { text, savedAt, version } = stored;
    return { entries: JSON.parse(text) as DraftEntry[], savedAt, version };
  }
}
