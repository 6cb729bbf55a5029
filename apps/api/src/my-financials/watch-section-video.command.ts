import type { Rejection } from '@keelson/domain';
import { coveredSections, sectionsDecider, sectionsStream } from '@keelson/domain/my-financials';
import { accepted, type Result } from '@keelson/kernel';
import type { CoveredSection } from '@keelson/vocabulary';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';

export type SectionsOpened = Result<
  { readonly lockedSections: CoveredSection[]; readonly position: number; readonly version: number },
  Rejection<never>
>;

/** The subject of the context watched the video of a section; for owners alone. */
export class WatchSectionVideo extends Command<SectionsOpened> {
  constructor(
    readonly section: CoveredSection,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(WatchSectionVideo)
export class WatchSectionVideoHandler implements ICommandHandler<WatchSectionVideo> {
  constructor(private readonly runner: DeciderRunner) {}

  async execute({ section, context }: WatchSectionVideo): Promise<SectionsOpened> {
    const accountId = context.subjectId;
    const outcome = await this.runner.run({
      decider: sectionsDecider,
      streamId: sectionsStream(accountId),
      partitionKey: accountId,
      command: { name: 'WatchSectionVideo', section },
      context,
    });
    if (!outcome.ok) return outcome;
    const { state, position, version } = outcome.value;
    return accepted({ lockedSections: coveredSections(state), position, version });
  }
}
