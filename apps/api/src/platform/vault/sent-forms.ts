import { Vault } from '@keelson/vault';
import type { DraftForm } from '@keelson/vocabulary';
import { Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Caller } from '../access/caller';
import { InjectLog } from '../tokens';

/** Forgets what the owner typed into a form once the form was sent. */
@Injectable()
export class SentForms {
  constructor(
    private readonly vault: Vault,
    @InjectLog() private readonly log: Logger,
  ) {}

  /** What was sent is recorded by now: that a copy of it stays behind for a while is no failure of the command. */
  async settle({ accountId, actingAs }: Caller, form: DraftForm): Promise<void> {
    if (actingAs !== undefined) return;
    await this.vault.drafts
      .discard({ accountId, form })
      .catch((error: unknown) => this.log.warn({ err: error, form }, 'draft not discarded'));
  }
}
