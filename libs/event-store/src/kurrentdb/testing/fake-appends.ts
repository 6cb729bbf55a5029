import { type ServerDuplexStream, status } from '@grpc/grpc-js';
import type {
  BatchAppendReq,
  BatchAppendResp,
} from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb';
import type { FakeLog, ProposedEvent } from './fake-log';
import { answerTo, expectedRevisionOf, nameOf, proposedOf, tooLarge } from './fake-messages';

type Appending = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

interface Begun {
  readonly options: BatchAppendReq.Options;
  readonly events: ProposedEvent[];
}

/** The connection breaks before or after the write, or no answer comes. */
export type AppendFault = 'broken-before' | 'broken-after' | 'unanswered-after';

/** The appending side: many appends over one call, each under an id of its own. */
export class FakeAppends {
  /** What becomes of the next appends, one each. */
  readonly faults: (AppendFault | undefined)[] = [];
  /** Bytes of the events of one append. */
  mostBytes = 16 * 1024 * 1024;
  /** Appends that were written, those that were there already left out. */
  written = 0;

  constructor(private readonly log: FakeLog) {}

  serve(call: Appending): void {
    const begun = new Map<string, Begun>();
    call.on('data', (request: BatchAppendReq) => {
      const id = request.getCorrelationId()?.toString() ?? '';
      const options = request.getOptions() ?? begun.get(id)?.options;
      if (!options) throw new Error('an append without options');
      const append = begun.get(id) ?? { options, events: [] };
      begun.set(id, append);
      append.events.push(...request.getProposedMessagesList().map(proposedOf));
      if (!request.getIsFinal()) return;
      begun.delete(id);
      this.#append(call, request, append);
    });
    call.on('end', () => call.end());
    call.on('error', () => undefined);
  }

  #append(call: Appending, request: BatchAppendReq, { options, events }: Begun): void {
    const streamId = nameOf(options.getStreamIdentifier());
    const bytes = events.reduce((sum, { data, customMetadata }) => sum + data.length + customMetadata.length, 0);
    if (bytes > this.mostBytes) {
      call.write(tooLarge(request, streamId, this.mostBytes));
      return;
    }
    const fault = this.faults.shift();
    if (fault === 'broken-before') {
      call.emit('error', { code: status.UNAVAILABLE, details: 'the connection is gone' });
      return;
    }
    const outcome = this.log.append(streamId, expectedRevisionOf(options), events);
    if (outcome.kind === 'written') this.written += 1;
    if (fault === undefined) call.write(answerTo(request, streamId, outcome));
    if (fault === 'broken-after') call.emit('error', { code: status.UNAVAILABLE, details: 'the connection is gone' });
  }
}
