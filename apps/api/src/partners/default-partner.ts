import { DEFAULT_PARTNER } from '@keelson/domain/accounts';
import { partnerDecider, partnerStream } from '@keelson/domain/partners';
import { uuidV5 } from '@keelson/event-store/codec';
import { Injectable } from '@nestjs/common';
import { DeciderRunner } from '@keelson/event-store/decisions';

/** Namespace of the one command id, so that processes which start together write one event. */
const NAMESPACE = '3c1de0a4-5b0b-4f7e-9a4e-7d0e5a1c9b52';

/** Sees to it that Keelson itself stands in the list of partners. */
@Injectable()
export class DefaultPartner {
  constructor(private readonly runner: DeciderRunner) {}

  async open(): Promise<void> {
    const { id, companyName } = DEFAULT_PARTNER;
    const commandId = uuidV5(NAMESPACE, id);
    await this.runner.record({
      decider: partnerDecider,
      streamId: partnerStream(id),
      partitionKey: id,
      command: { name: 'OpenDefaultPartner', partnerId: id, companyName },
      context: {
        commandId,
        correlationId: commandId,
        causationId: commandId,
        actor: { kind: 'system', id: 'start-up' },
        subjectId: id,
      },
    });
  }
}
