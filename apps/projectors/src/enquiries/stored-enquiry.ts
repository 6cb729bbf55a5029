import { ERASED } from '@keelson/domain';
import { enquiryDecider, type EnquiryEvent, enquiryStream, type Received } from '@keelson/domain/enquiries';
import type { Recorded } from '@keelson/event-store';
import type { Deciding } from '../runtime/worker-runner';

export interface StoredEnquiry {
  readonly received: Received;
  readonly events: readonly Recorded<EnquiryEvent>[];
}

/** A message from the log itself: a projection may be behind. `undefined` once its sender is erased. */
export async function storedEnquiry(enquiryId: string, { runner }: Deciding): Promise<StoredEnquiry | undefined> {
  const { state, events } = await runner.load(enquiryDecider, enquiryStream(enquiryId));
  const { received } = state;
  return received === undefined || received.email === ERASED ? undefined : { received, events };
}

/** Under this key the confirmation is sent; answers name it, so that inboxes show one conversation. */
export const confirmationKey = (enquiryId: string): string => `confirmation of ${enquiryId}`;
