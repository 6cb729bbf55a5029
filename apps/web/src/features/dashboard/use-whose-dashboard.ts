import { chosenCustomer } from '../../client/chosen-customer';
import { useViewer } from '../../session/use-viewer';
import { useAddress } from '../../ui/table/use-address';

export interface WhoseDashboard {
  readonly accountId: string;
  readonly readOnly: boolean;
}

/** Owners see their own; channel partners and super admins name a customer in the address and look only. */
export function useWhoseDashboard(): WhoseDashboard | undefined {
  const viewer = useViewer();
  const { query } = useAddress();
  const account = chosenCustomer(query);
  if (viewer.kind === 'customer') return { accountId: viewer.id, readOnly: false };
  const mayLook = viewer.kind === 'partner' || viewer.kind === 'superAdmin';
  return mayLook && account !== undefined ? { accountId: account, readOnly: true } : undefined;
}
