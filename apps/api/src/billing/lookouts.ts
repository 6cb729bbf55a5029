import { Injectable } from '@nestjs/common';
import { Vault } from '@keelson/vault';

/** Asks the workers to look at something at the provider, besides the provider's own messages. */
@Injectable()
export class Lookouts {
  constructor(private readonly vault: Vault) {}

  /** Once for each state that was seen: asking again adds nothing. */
  async lookAt(sessionId: string, seen: string, now: Date): Promise<void> {
    const eventId = `seen ${sessionId} ${seen}`;
    await this.vault.inbox.add({ source: 'stripe', eventId, type: 'seen', about: `checkout ${sessionId}` }, now);
  }
}
