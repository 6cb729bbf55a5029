import type { KnownDetails } from '../customers.api';

export interface DetailsProps {
  readonly details: KnownDetails;
  readonly readAgain: () => Promise<KnownDetails>;
}
