import {
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client';
import { AppendTooLarge, EventStoreUnavailable } from '../port';

/** Appends are tried again with the same expected revision, reads by whoever asked: whatever else fails is an outage. */
export function failureOf(error: unknown): unknown {
  if (error instanceof EventStoreUnavailable || error instanceof AppendTooLarge) return error;
  if (error instanceof TypeError || error instanceof RangeError) return error;
  if (error instanceof WrongExpectedVersionError || error instanceof StreamNotFoundError) return error;
  // Nothing of the product deletes a stream: somebody else did, and no later try mends that.
  if (error instanceof StreamDeletedError) return error;
  if (error instanceof MaxAppendSizeExceededError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new EventStoreUnavailable(`the event store is unavailable: ${reason}`, { cause: error });
}

/** The client waits for ever where a connection ends without an answer. */
export async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new EventStoreUnavailable(`the event store did not answer within ${milliseconds} ms`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw failureOf(error);
  } finally {
    clearTimeout(timer);
  }
}
