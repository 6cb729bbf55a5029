import { ReadReq } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb';
import type { FakeEvent, FakeLog } from './fake-log';
import { nameOf } from './fake-messages';

export type Passes = (event: FakeEvent) => boolean;

/** What a read of a stream or of the whole log gives; `undefined` for a stream that does not exist. */
export function eventsRead(log: FakeLog, options: ReadReq.Options): readonly FakeEvent[] | undefined {
  const stream = options.getStream();
  const events = stream ? log.stream(nameOf(stream.getStreamIdentifier())) : log.all;
  if (stream && events.length === 0) return undefined;
  const backwards = options.getReadDirection() === ReadReq.Options.ReadDirection.BACKWARDS;
  const ordered = backwards ? [...events].reverse() : events;
  return ordered
    .filter((event) => !log.isGone(event))
    .filter(fromPlace(options, backwards))
    .filter(passesFilter(options))
    .slice(0, Number(options.getCount()));
}

/** A read begins with the event that stands at its place. */
function fromPlace(options: ReadReq.Options, backwards: boolean): Passes {
  const stream = options.getStream();
  const all = options.getAll();
  const from = stream?.hasRevision() ? Number(stream.getRevision()) : Number(all?.getPosition()?.getCommitPosition());
  if (Number.isNaN(from)) {
    const atEnd = stream?.hasEnd() ?? all?.hasEnd() ?? false;
    return () => backwards === atEnd;
  }
  const place = (event: FakeEvent): number => (stream ? event.revision : event.position);
  return (event) => (backwards ? place(event) <= from : place(event) >= from);
}

export function passesFilter(options: ReadReq.Options): Passes {
  const filter = options.getFilter();
  if (!filter) return () => true;
  const ofStream = filter.getStreamIdentifier();
  const expression = ofStream ?? filter.getEventType();
  const regex = new RegExp(expression?.getRegex() ?? '');
  const prefixes = expression?.getPrefixList() ?? [];
  return (event) => {
    const text = ofStream ? event.streamId : (event.metadata.find(([key]) => key === 'type')?.[1] ?? '');
    return prefixes.length > 0 ? prefixes.some((prefix) => text.startsWith(prefix)) : regex.test(text);
  };
}
