import { ERASED } from '@keelson/domain';
import { enquiryDecider, type EnquiryEvent, enquiryStream, type Received } from '@keelson/domain/enquiries';
import type { Recorded } from '@keelson/event-store';
import type { JobContext } from '../runtime/job';

export interface StoredEnquiry {
  readonly received: Received;
  readonly events: readonly Recorded<EnquiryEvent>[];
}

/** A message from the log itself: a projection may be behind. `undefined` once its sender is erased. */
export async function storedEnquiry(
  enquiryId: string,
  { store, codec }: Pick<JobContext, 'store' | 'codec'>,
): Promise<StoredEnquiry | undefined> {
  const events = await codec.decode<EnquiryEvent>(await store.readStream(enquiryStream(enquiryId)));
  const { received } = events.reduce(
    (state, event) => enquiryDecider.evolve(state, event),
    enquiryDecider.initialState,
  );
  return received === undefined || received.email === ERASED ? undefined : { received, events };
}

/** Under this key the confirmation is sent; answers name it, so that inboxes show one conversation. */
export const confirmationKey = (enquiryId: string): string => `confirmation of ${enquiryId}`;
