import { Controller } from '@nestjs/common';
import { liveContract } from '@keelson/contracts/live';
import type { FastifyRequest } from 'fastify';
import { OwnAnswer, RawAnswer } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { networksOf } from '../platform/limits/networks';
import { malformed } from '../platform/wire/refusal';
import { LivePages } from './live-pages';
import { openStream } from './open-stream';

const CONTENT_TYPE = 'text/event-stream; charset=utf-8';
const POSITION = /^\d{1,15}$/;

@Controller()
export class LiveController {
  constructor(private readonly pages: LivePages) {}

  @Handles(liveContract)
  async stream(@Call() call: CallOf<typeof liveContract>): Promise<OwnAnswer | RawAnswer> {
    const { caller, query, request, reply } = call;
    if (request.method === 'HEAD') return new RawAnswer('', CONTENT_TYPE);
    const after = lastEventIdOf(request) ?? query.after;
    const listener = { holder: caller, network: networksOf(request.ip).near };
    const connection = await this.pages.open(listener, after, () => openStream(request, reply, CONTENT_TYPE));
    if (reply.raw.destroyed) this.pages.listeners.remove(connection);
    else reply.raw.once('close', () => this.pages.listeners.remove(connection));
    return new OwnAnswer();
  }
}

/** The browser shows by itself where it stood. */
function lastEventIdOf({ headers }: FastifyRequest): number | undefined {
  const text = headers['last-event-id'];
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string' || !POSITION.test(text)) throw malformed('The header last-event-id is not valid');
  return Number(text);
}
