import { useSearchParams } from 'react-router-dom';
import { useViewer } from '../../session/use-viewer';

/** Whose books a page shows: a customer's own, for everybody else those of the customer in the address. */
export interface WhoseBooks {
  /** `undefined` while nobody is chosen. */
  readonly accountId: string | undefined;
  /** The owner looks, who may change what others only see. */
  readonly own: boolean;
}

export function useWhoseBooks(): WhoseBooks {
  const viewer = useViewer();
  const [query] = useSearchParams();
  if (viewer.kind === 'customer') return { accountId: viewer.id, own: true };
  return { accountId: query.get('customer') ?? undefined, own: false };
}
