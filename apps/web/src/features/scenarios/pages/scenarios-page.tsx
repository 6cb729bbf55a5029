import { UpgradeLink } from '../../../billing/upgrade-link';
import { useViewer } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';
import { ScenariosView } from '../components/scenarios-view';
import type { Working } from '../scenario-words';
import { useScenariosAddress } from '../use-scenarios-address';

const TITLE = 'Scenarios';

/** Owners work on their own figures; channel partners and super admins name a customer in the address. */
export function ScenariosPage() {
  const { kind, id, premium } = useViewer();
  const { customer } = useScenariosAddress();
  if (kind === 'customer' && !premium)
    return (
      <>
        <PageHeader title={TITLE} lead="Plans that you keep, compare, and hold against what then happened." />
        <Card>
          <EmptyState title="Included in the full calculator" action={<UpgradeLink />}>
            Give a plan a name, go two ways from it, and see month by month how far you were from it.
          </EmptyState>
        </Card>
      </>
    );
  const accountId = kind === 'customer' ? id : customer;
  if (accountId === null || kind === 'admin')
    return (
      <>
        <PageHeader title={TITLE} />
        <Card>
          <EmptyState title="Choose a customer first">
            {kind === 'admin'
              ? 'The figures of customers are for their owners, their channel partners and super admins.'
              : 'Open a customer of yours and go to the What If Calculator from there.'}
          </EmptyState>
        </Card>
      </>
    );
  const working: Working = kind === 'customer' ? 'owner' : kind === 'partner' ? 'partner' : 'reader';
  return <ScenariosView key={accountId} accountId={accountId} working={working} />;
}
