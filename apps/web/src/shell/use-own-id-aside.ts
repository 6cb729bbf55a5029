import { useEffect } from 'react';
import { putOwnIdAside, restoreOwnId } from '../client/stored-session';
import { useViewer } from '../session/use-viewer';

/** While a member of staff is on a customer's pages the own id stands aside; on leaving them it is the working one again. */
export function useOwnIdAside(): void {
  const { id, acting } = useViewer();
  const adminId = acting?.adminId;
  useEffect(() => {
    if (adminId === undefined) return undefined;
    putOwnIdAside(id, adminId);
    return restoreOwnId;
  }, [id, adminId]);
}
