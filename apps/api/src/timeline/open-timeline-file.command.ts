import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { timelineDecider, timelineStream } from '@keelson/domain/timeline';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { TimelineFormat } from '@keelson/vocabulary';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';

type Refusal = { readonly code: 'NOT_READY' };

/** The subject of the context takes away what was put together: recorded before the first byte. */
export class OpenTimelineFile extends Command<Result<Readable, Refusal>> {
  constructor(
    readonly format: TimelineFormat,
    readonly context: CommandContext,
    readonly stillAllowed: () => Promise<boolean>,
  ) {
    super();
  }
}

/** The right to the file was withdrawn, or the session ended, while it was sent. */
export class TimelineWithdrawn extends Error {
  override readonly name = 'TimelineWithdrawn';
}

@CommandHandler(OpenTimelineFile)
export class OpenTimelineFileHandler implements ICommandHandler<OpenTimelineFile> {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly vault: Vault,
  ) {}

  async execute({ format, context, stillAllowed }: OpenTimelineFile): Promise<Result<Readable, Refusal>> {
    const { subjectId: accountId, occurredAt: at } = context;
    const { state } = await this.runner.load(timelineDecider, timelineStream(accountId));
    if (state.kind !== 'made') return refused({ code: 'NOT_READY' });
    const { exportId, fileId } = state;
    const parts = await this.vault.timelineFiles.open({ accountId, fileId, format }, at);
    if (!parts) return refused({ code: 'NOT_READY' });
    const recorded = await this.runner.run({
      ...{ decider: timelineDecider, streamId: timelineStream(accountId), partitionKey: accountId, context },
      command: { name: 'RecordDownload', exportId, format, at },
    });
    if (!recorded.ok) return recorded;
    return accepted(unpacked(whileAllowed(parts, stillAllowed)));
  }
}

async function* whileAllowed(
  parts: AsyncIterable<Buffer>,
  stillAllowed: () => Promise<boolean>,
): AsyncGenerator<Buffer> {
  let first = true;
  for await (const part of parts) {
    if (!first && !(await stillAllowed())) throw new TimelineWithdrawn('the right to the file was withdrawn');
    first = false;
    yield part;
  }
}

function unpacked(parts: AsyncIterable<Buffer>): Readable {
  const whole = createGunzip();
  const source = Readable.from(parts);
  source.on('error', (error) => whole.destroy(error));
  whole.on('close', () => source.destroy());
  return source.pipe(whole);
}
