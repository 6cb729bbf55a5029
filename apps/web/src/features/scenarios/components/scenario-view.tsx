import { scenarioMessages as texts } from '@keelson/contracts/scenarios';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { GroundedPanel } from '../../../figures/grounded-panel';
import { Callout } from '../../../ui/card/callout';
import { PageHeader } from '../../../ui/page/page-header';
import { WithPanel } from '../../../ui/panel/with-panel';
import { scenarioExplanation } from '../scenario-explanations';
import { figureText, thenHappened } from '../scenario-figures';
import { scenarioGrounds } from '../scenario-grounds';
import type { ScenarioPlace } from '../scenario-places';
import { baseText, IMPORTS, lastDayText, REOPENED, type Working } from '../scenario-words';
import type { Scenario, ScenariosRead } from '../scenarios.api';
import { useScenario } from '../use-scenario';
import { useScenariosAddress } from '../use-scenarios-address';
import { NewerFigures } from './newer-figures';
import { ScenarioActs } from './scenario-acts';
import { ScenarioLevers } from './scenario-levers';
import { ScenarioResults } from './scenario-results';
import { ThenHappened } from './then-happened';

interface ScenarioViewProps {
  readonly accountId: string;
  readonly read: ScenariosRead;
  readonly scenario: Scenario;
  readonly working: Working;
  readonly viewed?: { readonly company: string | undefined };
}

/** Why nothing can be changed; `undefined` where it can. */
function lockedText({ status, by }: Scenario, working: Working): string | undefined {
  if (working === 'reader') return undefined;
  if (status === 'closed') return texts.scenarioClosed;
  return by === working ? undefined : texts.notYours;
}

/** One scenario: its levers, what the year comes to, what changed underneath, and what then happened. */
export function ScenarioView({ accountId, read, scenario, working, viewed }: ScenarioViewProps) {
  const { customer } = useScenariosAddress();
  const work = useScenario(accountId, scenario);
  const [place, setPlace] = useState<ScenarioPlace>();
  const { plan } = work;
  const { base, name, reopened, imports, parent } = scenario;
  const locked = lockedText(scenario, working);
  const works = working !== 'reader' && locked === undefined;
  const happened = thenHappened(scenario, read);
  const explanation = place && scenarioExplanation(place, { scenario, now: read.now, plan, happened });
  const close = (): void => setPlace(undefined);
  return (
    <WithPanel open={explanation !== undefined}>
      <div>
        <PageHeader
          title={name}
          lead={`${baseText(base)}, figures up to ${lastDayText(base)}.${parent !== null && parent.name !== '' ? ` Forked from ${parent.name}.` : ''}`}
          crumb={<Link to={paths.scenariosOf(customer ?? undefined)}>Scenarios</Link>}
          actions={working === 'reader' ? undefined : <ScenarioActs {...{ accountId, scenario, works }} />}
          {...(viewed && { viewed })}
        />
        <div className="k-stack">
          {locked !== undefined && <Callout>{locked}</Callout>}
          <Callout tone={reopened === 'equal' ? 'info' : 'caution'}>
            {REOPENED[reopened]} {IMPORTS[imports]}
          </Callout>
          <div className="scn-frame">
            <div className="scn-work">
              <ScenarioLevers
                {...{ typed: work.typed, changed: work.changed, maySave: work.maySave, busy: work.busy }}
                readOnly={!works}
                profit={plan ? figureText(plan.impact.profitBeforeTax) : 'not known'}
                onType={work.type}
                onSave={() => void work.save()}
                onDiscard={work.discard}
              />
              {plan ? (
                <ScenarioResults plan={plan} formulaVersion={scenario.formulaVersion} onExplain={setPlace} />
              ) : (
                <Callout tone="caution" live>
                  {work.cannotCompute
                    ? texts.cannotCompute
                    : 'Correct the number that cannot be used, and the results are here again.'}
                </Callout>
              )}
            </div>
          </div>
          <NewerFigures {...{ accountId, read, scenario, works }} onExplain={setPlace} />
          <ThenHappened {...{ scenario, happened }} onExplain={setPlace} />
        </div>
      </div>
      {explanation && (
        <GroundedPanel
          explanation={explanation}
          grounds={scenarioGrounds(accountId, place, { scenario, now: read.now, plan, happened }, read)}
          onClose={close}
        />
      )}
    </WithPanel>
  );
}
