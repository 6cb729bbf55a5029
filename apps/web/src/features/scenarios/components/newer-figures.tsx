import { Button } from '@blueprintjs/core';
import { isSameBase } from '@keelson/calculators/scenarios';
import { useNotices } from '../../../ui/notices/use-notices';
import { Card } from '../../../ui/card/card';
import { formatDateTime } from '../../../ui/format/dates';
import { changeText, keptFigures, planOf, poundsText } from '../scenario-figures';
import { baseText } from '../scenario-words';
import { type Scenario, type ScenariosRead, useScenariosRebaseMutation } from '../scenarios.api';
import { BaseTable } from './base-table';

interface NewerFiguresProps {
  readonly accountId: string;
  readonly read: ScenariosRead;
  readonly scenario: Scenario;
  readonly works: boolean;
}

/** What the profit of the plan would be on the figures of now, and how much that is more. */
function onNewerFigures({ base, changes }: Scenario, now: ScenariosRead['now']): string {
  const [before, after] = [planOf(base, changes), now && planOf(now, changes)];
  const [was, is] = [before?.impact.profitBeforeTax.value, after?.impact.profitBeforeTax.value];
  if (!was || !is) return 'The profit that the changes would bring on them is not known.';
  const gain = changeText(is.minus(was).toNumber());
  return `With the same changes the year’s profit would be ${poundsText(is.toNumber())} (${gain}).`;
}

/** Newer figures than the scenario stands on, with what changed underneath, and what changed when it was re-based last. */
export function NewerFigures({ accountId, read, scenario, works }: NewerFiguresProps) {
  const [rebase, { isLoading }] = useScenariosRebaseMutation();
  const { toast, refusedOrFailed } = useNotices();
  const { now } = read;
  const { base, rebased, scenarioId } = scenario;
  const isNewer = now !== null && !isSameBase(keptFigures(base), keptFigures(now));
  const apply = async (): Promise<void> => {
    if (!now) return;
    try {
      await rebase({ accountId, scenarioId, body: { shown: now.shown } }).unwrap();
      toast('Re-based on the latest figures', 'success');
    } catch (problem) {
      refusedOrFailed(problem);
    }
  };
  return (
    <>
      <Card
        flush={isNewer}
        title={isNewer ? 'Newer figures are there' : 'Newer figures'}
        {...(isNewer && {
          subtitle: `Now: ${baseText(now)}. ${onNewerFigures(scenario, now)}`,
        })}
        actions={
          isNewer &&
          works && (
            <Button intent="primary" loading={isLoading} onClick={() => void apply()}>
              Re-base on these figures
            </Button>
          )
        }
      >
        {now === null && <p>There are no figures now. The scenario keeps those that it stands on.</p>}
        {now !== null && !isNewer && <p>The latest figures are those that it stands on.</p>}
        {isNewer && <BaseTable label="What changed underneath" before={base} after={now} />}
      </Card>
      {rebased && (
        <Card flush title={`Re-based ${formatDateTime(rebased.at)}`} subtitle={`Before: ${baseText(rebased.before)}`}>
          <BaseTable label="What changed when it was re-based" before={rebased.before} after={base} />
        </Card>
      )}
    </>
  );
}
