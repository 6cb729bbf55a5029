import { canonicalJson } from '@keelson/kernel';
import type { PlanSlider } from '@keelson/vocabulary';
import { useState } from 'react';
import { useNotices } from '../../ui/notices/use-notices';
import { planOf } from './scenario-figures';
import { changesIn, leverTexts, type LeverTexts } from './scenario-words';
import { type Scenario, useScenariosChangeMutation } from './scenarios.api';

/** The levers of an open scenario: what is typed, what it comes to, and keeping it. */
export function useScenario(accountId: string, scenario: Scenario) {
  const [changeOnServer, { isLoading: busy }] = useScenariosChangeMutation();
  const [texted, setTexted] = useState<LeverTexts>();
  const { toast, refusedOrFailed } = useNotices();
  const typed = texted ?? leverTexts(scenario.changes);
  const changes = changesIn(typed);
  const plan = changes ? planOf(scenario.base, changes) : null;
  const changed = changes === undefined || canonicalJson(changes) !== canonicalJson(scenario.changes);
  const save = async (): Promise<void> => {
    if (!changes) return;
    try {
      await changeOnServer({ accountId, scenarioId: scenario.scenarioId, body: changes }).unwrap();
      setTexted(undefined);
      toast('Changes saved', 'success');
    } catch (problem) {
      refusedOrFailed(problem);
    }
  };
  return {
    ...{ typed, changes, plan, changed, busy, save },
    /** A line that falls by all of itself: there is nothing to ask the server. */
    cannotCompute: changes !== undefined && Object.values(changes).includes(-100),
    maySave: changed && plan !== null,
    type: (lever: PlanSlider, text: string) => setTexted({ ...typed, [lever]: text }),
    discard: () => setTexted(undefined),
  };
}
