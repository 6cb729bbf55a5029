import type { AccountVerification, Verification } from './log-verification';

export interface StreamOfAccount {
  readonly streamId: string;
  /** How many of its events are about the account, where it is somebody else's stream. */
  readonly counted?: number;
}

/**
 * Recomputes the chains of an account's own streams and of those that hold what others did about it. Of the latter streams
 * only these events are counted.
 */
export async function verifyAccount(
  streams: readonly StreamOfAccount[],
  verifyStream: (streamId: string) => Promise<Verification>,
): Promise<AccountVerification> {
  let events = 0;
  for (const { streamId, counted } of streams) {
    const found = await verifyStream(streamId);
    if (found.kind === 'broken') return { streams: streams.length, events, fault: found };
    events += counted ?? found.events;
  }
  return { streams: streams.length, events };
}
