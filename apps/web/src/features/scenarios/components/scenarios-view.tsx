import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { GroundedPanel } from '../../../figures/grounded-panel';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';
import { WithPanel } from '../../../ui/panel/with-panel';
import { listExplanation } from '../list-explanations';
import { listGrounds } from '../scenario-grounds';
import type { ListPlace } from '../scenario-places';
import type { Working } from '../scenario-words';
import { useScenariosListQuery } from '../scenarios.api';
import { useScenariosAddress } from '../use-scenarios-address';
import { BeginDialog } from './begin-dialog';
import { Comparison } from './comparison';
import { ScenarioList } from './scenario-list';
import { ScenarioView } from './scenario-view';
import '../scenarios.css';

interface ScenariosViewProps {
  readonly accountId: string;
  readonly working: Working;
}

const LEAD = 'A scenario is a plan with a name. It keeps the figures that it stands on until you put it on newer ones.';

/** The list of scenarios with what is compared, or the one that is open. */
export function ScenariosView({ accountId, working }: ScenariosViewProps) {
  const { opened, compared, customer } = useScenariosAddress();
  const { currentData: read, error, refetch } = useScenariosListQuery({ accountId });
  const [beginning, setBeginning] = useState(false);
  const [place, setPlace] = useState<ListPlace>();
  const viewed = working === 'owner' ? undefined : { company: read?.companyName };
  const scenario = read?.scenarios.find(({ scenarioId }) => scenarioId === opened);
  const works = working !== 'reader';
  if (read && scenario)
    return (
      <ScenarioView key={scenario.scenarioId} {...{ accountId, read, scenario, working }} {...(viewed && { viewed })} />
    );
  const chosen = compared.flatMap((id) => read?.scenarios.filter(({ scenarioId }) => scenarioId === id) ?? []);
  const mayBegin = works && read !== undefined && read.now !== null;
  const begin = (
    <Button intent="primary" onClick={() => setBeginning(true)}>
      New scenario
    </Button>
  );
  const explanation = place && listExplanation(place, read?.scenarios ?? [], chosen[0]);
  const close = (): void => setPlace(undefined);
  return (
    <WithPanel open={explanation !== undefined}>
      <div>
        <PageHeader
          title="Scenarios"
          lead={LEAD}
          actions={mayBegin && read.scenarios.length > 0 ? begin : undefined}
          crumb={<Link to={paths.calculatorOf(customer ?? undefined)}>What If Calculator</Link>}
          {...(viewed && { viewed })}
        />
        <div className="k-stack">
          {read === undefined && (
            <Card>
              {error === undefined ? (
                <SkeletonLines lines={6} label="Loading the scenarios" />
              ) : (
                <ErrorState title="The scenarios could not be loaded" error={error} onRetry={() => void refetch()} />
              )}
            </Card>
          )}
          {read && opened !== undefined && (
            <Card>
              <EmptyState title="There is no such scenario">
                It may belong to somebody else, or was never begun.
              </EmptyState>
            </Card>
          )}
          {read?.scenarios.length === 0 && (
            <Card>
              {read.now === null ? (
                <EmptyState
                  title="No figures to plan on yet"
                  {...(working === 'owner' && {
                    action: <ButtonLink to={paths.connectAccounts}>Connect your accounts</ButtonLink>,
                  })}
                >
                  A scenario stands on the accounts, or on figures that were typed as What-If inputs.
                </EmptyState>
              ) : (
                <EmptyState title="No scenarios yet" {...(works && { action: begin })}>
                  {works
                    ? 'Begin one, move its levers, and fork it to go two ways from there.'
                    : 'Nobody has begun one for this customer.'}
                </EmptyState>
              )}
            </Card>
          )}
          {read && read.scenarios.length > 0 && <ScenarioList read={read} onExplain={setPlace} />}
          {chosen.length > 1 && <Comparison scenarios={chosen} onExplain={setPlace} />}
        </div>
        {read && <BeginDialog {...{ accountId, read }} open={beginning} onClose={() => setBeginning(false)} />}
      </div>
      {explanation && (
        <GroundedPanel
          explanation={explanation}
          grounds={listGrounds(accountId, place, read?.scenarios ?? [], chosen[0])}
          onClose={close}
        />
      )}
    </WithPanel>
  );
}
