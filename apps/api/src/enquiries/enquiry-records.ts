import { Injectable } from '@nestjs/common';
import {
  type EnquiryCommand,
  enquiryDecider,
  type EnquiryEvent,
  type EnquiryRefusal,
  type EnquiryState,
  enquiryStream,
} from '@keelson/domain/enquiries';
import type { Result } from '@keelson/kernel';
import type { CommandContext } from '../platform/execution/command-context';
import { type DeciderOutcome, DeciderRunner } from '@keelson/event-store/decisions';

/** Appends to the streams of messages. Their personal values are encrypted with the message's own key, whoever acts. */
@Injectable()
export class EnquiryRecords {
  constructor(private readonly runner: DeciderRunner) {}

  run(
    enquiryId: string,
    command: EnquiryCommand,
    context: CommandContext,
  ): Promise<Result<DeciderOutcome<EnquiryState, EnquiryEvent>, EnquiryRefusal>> {
    return this.runner.run({
      decider: enquiryDecider,
      streamId: enquiryStream(enquiryId),
      partitionKey: enquiryId,
      subjectId: enquiryId,
      command,
      context,
    });
  }
}
