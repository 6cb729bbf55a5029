import { Injectable } from '@nestjs/common';
import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { DeciderRunner } from '@keelson/event-store/decisions';

/** Whether an account is being deleted, from the log itself. */
@Injectable()
export class Deletions {
  constructor(private readonly runner: DeciderRunner) {}

  /** When it is deleted; `undefined` while nobody has asked for that. */
  async of(accountId: string): Promise<string | undefined> {
    const { state } = await this.runner.load(deletionDecider, deletionStream(accountId));
    return state.kind === 'grace' ? state.deleteAt : undefined;
  }
}
