import { owesPayment } from '@keelson/vocabulary';
import { useSession } from '../../session/use-viewer';

/** The address of a signed-in customer who owes a payment: what is left is that, not the form. */
export function useAwaitsPayment(): string | undefined {
  const { status, viewer } = useSession((session) => session);
  const owes = viewer.standing === 'unconfirmed' || owesPayment(viewer.standing);
  return status === 'signedIn' && owes ? viewer.email : undefined;
}
