import { Button } from '@blueprintjs/core';
import { billingMessages as texts } from '@keelson/contracts/billing';
import { lazy, Suspense, useState } from 'react';
import { useViewer } from '../../../session/use-viewer';

const UpgradeDialog = lazy(() =>
  import('../../../billing/components/upgrade-dialog').then((module) => ({ default: module.UpgradeDialog })),
);

/** Offered where an upgrade is possible: free trials of the first kind (decision 4.11). */
export function UpgradeBanner() {
  const { kind, freeTrailUser } = useViewer();
  const [open, setOpen] = useState(false);
  if (kind !== 'customer' || freeTrailUser !== 1) return null;
  return (
    <section className="k-card k-dash-upgrade" aria-label={texts.upgradeTitle}>
      <div className="k-grow">
        <h2 className="k-card-title">Keep your figures after the trial</h2>
        <p className="k-soft">
          A plan adds business areas, My Finance and the full calculator. What you entered stays as it is.
        </p>
      </div>
      <Button intent="primary" onClick={() => setOpen(true)}>
        {texts.upgrade}
      </Button>
      <Suspense fallback={null}>{open && <UpgradeDialog onClose={() => setOpen(false)} />}</Suspense>
    </section>
  );
}
