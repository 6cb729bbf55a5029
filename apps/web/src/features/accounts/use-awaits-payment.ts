import { useSession } from '../../session/use-viewer';
import { sessionApi } from '../../session/session.api';

/** The address of a signed-in customer who has neither paid nor a trial: what is left is the payment, not the form. */
export function useAwaitsPayment(): string | undefined {
  const { status, viewer } = useSession((session) => session);
  const mayAwait = status === 'signedIn' && viewer.kind === 'customer' && viewer.freeTrailUser === 0;
  const { data } = sessionApi.endpoints.sessionMe.useQuery(undefined, { skip: !mayAwait });
  return mayAwait && data?.paymentFlag === 0 ? data.email : undefined;
}
