import {
  AllStreamPosition,
  MaximumAppendSizeExceeded,
  StreamIdentifier,
  UUID,
  WrongExpectedVersion,
} from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb';
import { Status } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/status_pb';
import type { BatchAppendReq } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb';
import { BatchAppendResp, ReadResp } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb';
import { Any } from 'google-protobuf/google/protobuf/any_pb';
import { Empty as GoogleEmpty } from 'google-protobuf/google/protobuf/empty_pb';
import type { FakeAppend, FakeEvent, ProposedEvent } from './fake-log';

/** The messages of the client's own protocol, made and read as the server does. */

export const nameOf = (identifier: StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

export const proposedOf = (message: BatchAppendReq.ProposedMessage): ProposedEvent => ({
  id: message.getId()?.getString() ?? '',
  metadata: message.getMetadataMap().getEntryList(),
  customMetadata: message.getCustomMetadata_asU8(),
  data: message.getData_asU8(),
});

/** -1 for no stream. */
export function expectedRevisionOf(options: BatchAppendReq.Options): number {
  if (options.hasNoStream()) return -1;
  if (options.hasStreamPosition()) return Number(options.getStreamPosition());
  throw new Error('an append must say which revision it expects');
}

export function readEvent(event: FakeEvent): ReadResp {
  const id = new UUID();
  id.setString(event.id);
  const recorded = new ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(id);
  recorded.setStreamIdentifier(identifier(event.streamId));
  recorded.setStreamRevision(String(event.revision));
  recorded.setCommitPosition(String(event.position));
  recorded.setPreparePosition(String(event.position));
  recorded.setCustomMetadata(event.customMetadata);
  recorded.setData(event.data);
  const metadata = recorded.getMetadataMap();
  for (const [key, value] of event.metadata) metadata.set(key, value);
  metadata.set('created', '638000000000000000');
  const read = new ReadResp.ReadEvent();
  read.setEvent(recorded);
  read.setCommitPosition(String(event.position));
  const response = new ReadResp();
  response.setEvent(read);
  return response;
}

export function streamNotFound(streamId: string): ReadResp {
  const notFound = new ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(identifier(streamId));
  const response = new ReadResp();
  response.setStreamNotFound(notFound);
  return response;
}

export function confirmation(subscriptionId: string): ReadResp {
  const confirmed = new ReadResp.SubscriptionConfirmation();
  confirmed.setSubscriptionId(subscriptionId);
  const response = new ReadResp();
  response.setConfirmation(confirmed);
  return response;
}

export function answerTo(request: BatchAppendReq, streamId: string, outcome: FakeAppend): BatchAppendResp {
  const response = responseTo(request, streamId);
  if (outcome.kind === 'wrong-revision') {
    const wrong = new WrongExpectedVersion();
    if (outcome.current < 0) wrong.setCurrentNoStream(new GoogleEmpty());
    else wrong.setCurrentStreamRevision(String(outcome.current));
    response.setError(status(wrong.serializeBinary(), 'WrongExpectedVersion'));
    return response;
  }
  const { revision, position } = outcome.last;
  const place = new AllStreamPosition();
  place.setCommitPosition(String(position));
  place.setPreparePosition(String(position));
  const success = new BatchAppendResp.Success();
  success.setCurrentRevision(String(revision));
  success.setPosition(place);
  response.setSuccess(success);
  return response;
}

export function tooLarge(request: BatchAppendReq, streamId: string, most: number): BatchAppendResp {
  const exceeded = new MaximumAppendSizeExceeded();
  exceeded.setMaxappendsize(most);
  const response = responseTo(request, streamId);
  response.setError(status(exceeded.serializeBinary(), 'MaximumAppendSizeExceeded'));
  return response;
}

function responseTo(request: BatchAppendReq, streamId: string): BatchAppendResp {
  const response = new BatchAppendResp();
  response.setCorrelationId(request.getCorrelationId());
  response.setStreamIdentifier(identifier(streamId));
  return response;
}

function status(details: Uint8Array, name: string): Status {
  const any = new Any();
  any.pack(details, `event_store.client.${name}`);
  const made = new Status();
  made.setMessage(name);
  made.setDetails(any);
  return made;
}

function identifier(streamId: string): StreamIdentifier {
  const made = new StreamIdentifier();
  made.setStreamName(Buffer.from(streamId, 'utf8'));
  return made;
}
