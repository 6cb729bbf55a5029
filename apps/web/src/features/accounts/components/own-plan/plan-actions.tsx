import { Button } from '@blueprintjs/core';
import { billingPaths } from '@keelson/contracts/billing';
import { useState } from 'react';
import { isRefused } from '../../../../client/refused-calls';
import * as paths from '../../../../client/paths';
import { type OwnPlan, useOwnPlanKeepMutation } from '../../../../billing/own-plan.api';
import { UpgradeDialog } from '../../../../billing/components/upgrade-dialog';
import { useBusy } from '../../../../billing/use-busy';
import { useViewer } from '../../../../session/use-viewer';
import { ButtonLink } from '../../../../ui/button/button-link';
import { Callout } from '../../../../ui/card/callout';
import { OwnerOnlyNote } from '../../../../ui/card/owner-only';
import { ChangePlanDialog } from './change-plan-dialog';
import { EndPlanDialog } from './end-plan-dialog';

type Opened = 'change' | 'end' | 'upgrade' | undefined;

const UNPAID: ReadonlySet<OwnPlan['state']> = new Set(['unpaid', 'trial-ended', 'migrated', 'ended']);

/** What the owner can do about the plan as it stands. */
export function PlanActions({ plan }: { readonly plan: OwnPlan }) {
  const [opened, setOpened] = useState<Opened>();
  const [keep] = useOwnPlanKeepMutation();
  const { busy, failure, run } = useBusy();
  const { freeTrailUser } = useViewer();
  const { state, changeTo, until, deleteAt, request } = plan;
  const close = (): void => setOpened(undefined);
  const waiting = request?.outcome === 'pending';
  if (deleteAt !== null) return null;
  if (isRefused(billingPaths.changePlan.id)) return <OwnerOnlyNote route={billingPaths.changePlan} />;
  return (
    <>
      {failure !== undefined && (
        <Callout tone="negative" live>
          {failure}
        </Callout>
      )}
      <div className="k-row k-wrap">
        {changeTo !== null && (
          <Button intent="primary" onClick={() => setOpened('change')}>
            Change to the {changeTo.title}
          </Button>
        )}
        {(state === 'active' || state === 'past-due') && (
          <Button disabled={waiting} onClick={() => setOpened('end')}>
            End my subscription
          </Button>
        )}
        {state === 'ending' && (
          <Button
            intent="primary"
            disabled={waiting}
            loading={busy}
            onClick={() => run(async () => void (await keep().unwrap()))}
          >
            Keep my plan
          </Button>
        )}
        {state === 'trial' && freeTrailUser === 1 && (
          <Button intent="primary" onClick={() => setOpened('upgrade')}>
            Upgrade
          </Button>
        )}
        {UNPAID.has(state) && (
          <ButtonLink to={paths.signUp} intent="primary">
            Choose a plan
          </ButtonLink>
        )}
      </div>
      {opened === 'change' && changeTo !== null && <ChangePlanDialog to={changeTo} onClose={close} />}
      {opened === 'end' && <EndPlanDialog until={until} onClose={close} />}
      {opened === 'upgrade' && <UpgradeDialog onClose={close} />}
    </>
  );
}
