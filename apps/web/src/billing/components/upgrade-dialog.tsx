import { billingMessages as texts } from '@keelson/contracts/billing';
import { profileMessages } from '@keelson/contracts/accounts';
import { useViewer } from '../../session/use-viewer';
import { Dialog } from '../../ui/dialog/dialog';
import { PlanOrderForm } from './plan-order-form';

/** From the free trial to a plan that renews (SIGNUP-15). */
export function UpgradeDialog({ onClose }: { readonly onClose: () => void }) {
  const { email } = useViewer();
  return (
    <Dialog open title={texts.upgradeTitle} width={460} onClose={onClose}>
      <PlanOrderForm
        email={email}
        upgrade
        offered={({ mode }) => mode === 'subscription'}
        submit={texts.upgrade}
        fallback={profileMessages.saveFailed}
        back={{ text: texts.cancel, act: onClose }}
      />
    </Dialog>
  );
}
