import { Controller } from '@nestjs/common';
import { liveContract } from '@keelson/contracts/live';
import { SealedPositions } from '@keelson/vault';
import type { FastifyRequest } from 'fastify';
import { OwnAnswer, RawAnswer } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { networksOf } from '../platform/limits/networks';
import { openedPositions } from '../platform/wire/positions';
import { LivePages } from './live-pages';
import { openStream } from './open-stream';

const CONTENT_TYPE = 'text/event-stream; charset=utf-8';

@Controller()
export class LiveController {
  constructor(
    private readonly pages: LivePages,
    private readonly positions: SealedPositions,
  ) {}

  @Handles(liveContract)
  async stream(@Call() call: CallOf<typeof liveContract>): Promise<OwnAnswer | RawAnswer> {
    const { caller, query, request, reply } = call;
    if (request.method === 'HEAD') return new RawAnswer('', CONTENT_TYPE);
    const seen = openedPositions(lastEventIdOf(request) ?? query.after, this.positions);
    const after = seen && Math.min(...seen);
    const listener = { holder: caller, network: networksOf(request.ip).near };
    const connection = await this.pages.open(listener, after, () => openStream(request, reply, CONTENT_TYPE));
    if (reply.raw.destroyed) this.pages.listeners.remove(connection);
    else reply.raw.once('close', () => this.pages.listeners.remove(connection));
    return new OwnAnswer();
  }
}

/** The browser shows by itself where it stood. */
function lastEventIdOf({ headers }: FastifyRequest): string | readonly string[] | undefined {
  const text = headers['last-event-id'];
  return text === '' ? undefined : text;
}
