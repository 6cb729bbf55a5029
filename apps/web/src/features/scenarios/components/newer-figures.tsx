import { Button } from '@blueprintjs/core';
import { isSameBase } from '@keelson/calculators/scenarios';
import { useNotices } from '../../../ui/notices/use-notices';
import { Card } from '../../../ui/card/card';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { formatDateTime } from '../../../ui/format/dates';
import { profitOnNewer } from '../scenario-explanations';
import { figureChangeText, figureText, keptFigures } from '../scenario-figures';
import type { ScenarioPlace } from '../scenario-places';
import { baseText, DAY_COUNT } from '../scenario-words';
import { type Base, type Scenario, type ScenariosRead, useScenariosRebaseMutation } from '../scenarios.api';
import { BaseTable } from './base-table';

interface NewerFiguresProps {
  readonly accountId: string;
  readonly read: ScenariosRead;
  readonly scenario: Scenario;
  readonly works: boolean;
  readonly onExplain: (place: ScenarioPlace) => void;
}

/** What the profit of the plan would be on the figures of now, and how much that is more. */
function OnNewerFigures({
  scenario,
  now,
  onExplain,
}: Pick<NewerFiguresProps, 'scenario' | 'onExplain'> & { now: Base }) {
  const figures = profitOnNewer(scenario, now);
  if (figures?.gain.value == null) return 'The profit that the changes would bring on them is not known.';
  const shown = (column: 'profit' | 'gain', text: string) => (
    <ExplainedValue
      text={text}
      name={column === 'profit' ? 'the profit on the newer figures' : 'how much that is more'}
      onClick={() => onExplain({ of: 'onNewer', column })}
    />
  );
  return (
    <>
      With the same changes the year’s profit would be {shown('profit', figureText(figures.profit))} (
      {shown('gain', figureChangeText(figures.gain))}).
    </>
  );
}

/** Newer figures than the scenario stands on, with what changed underneath, and what changed when it was re-based last. */
export function NewerFigures({ accountId, read, scenario, works, onExplain }: NewerFiguresProps) {
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
          subtitle: (
            <>
              Now: {baseText(now)}. <OnNewerFigures {...{ scenario, now, onExplain }} />
            </>
          ),
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
        {isNewer && works && <p className="scn-none">{DAY_COUNT}</p>}
        {isNewer && (
          <BaseTable label="What changed underneath" base="newer" before={base} after={now} onExplain={onExplain} />
        )}
      </Card>
      {rebased && (
        <Card flush title={`Re-based ${formatDateTime(rebased.at)}`} subtitle={`Before: ${baseText(rebased.before)}`}>
          <BaseTable
            {...{ label: 'What changed when it was re-based', base: 'rebased', onExplain }}
            before={rebased.before}
            after={base}
          />
        </Card>
      )}
    </>
  );
}
