import type { DomainEvent } from '../decider';
import { ERASED, type EventDefinitions } from '../event-definition';

export interface CodeRequest {
  readonly requestId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
  /** Canonical. */
  readonly email: string;
  readonly mobile: string;
  /** Whether the person allowed us to write about the product. */
  readonly marketing: boolean;
}

/** Somebody asked for an access code; a mail with it is due. The code leads to the default partner. */
export type AccessCodeRequested = DomainEvent<
  'partners.access-code-requested.v1',
  CodeRequest & { readonly accessCode: string }
>;

export const codeRequestEventDefinitions: EventDefinitions<AccessCodeRequested> = {
  'partners.access-code-requested.v1': {
    personal: {
      firstName: ERASED,
      lastName: ERASED,
      businessName: ERASED,
      email: ERASED,
      mobile: ERASED,
      accessCode: ERASED,
    },
  },
};

/** Stream of one request, whose id is also the subject of its personal values. */
export const codeRequestStream = (requestId: string): string => `codeRequest-${requestId}`;
