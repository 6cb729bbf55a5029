import { MOST_OPEN_SCENARIOS } from '@keelson/vocabulary';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/card/card';
import { Tag } from '../../../ui/card/tag';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { formatDate } from '../../../ui/format/dates';
import { changeText, poundsText } from '../scenario-figures';
import type { ListPlace, ScenarioResult } from '../scenario-places';
import { baseText, RESULT_TITLES } from '../scenario-words';
import type { Scenario, ScenariosRead } from '../scenarios.api';
import { MOST_COMPARED, useScenariosAddress } from '../use-scenarios-address';

interface ScenarioListProps {
  readonly read: ScenariosRead;
  readonly onExplain: (place: ListPlace) => void;
}

/** The open scenarios, and below them the closed ones. */
export function ScenarioList({ read, onExplain }: ScenarioListProps) {
  const open = read.scenarios.filter(({ status }) => status === 'open');
  const closed = read.scenarios.filter(({ status }) => status === 'closed');
  return (
    <>
      <Card
        flush
        title="Open"
        subtitle={`${open.length} of at most ${MOST_OPEN_SCENARIOS}. Choose up to ${MOST_COMPARED} to compare them side by side.`}
      >
        {open.length === 0 ? (
          <p className="scn-none">None is open.</p>
        ) : (
          <ul className="scn-list" aria-label="Open scenarios">
            {open.map((scenario) => (
              <Row key={scenario.scenarioId} {...{ scenario, onExplain }} />
            ))}
          </ul>
        )}
      </Card>
      {closed.length > 0 && (
        <Card flush title="Closed" subtitle="To look at, to compare and to fork">
          <ul className="scn-list" aria-label="Closed scenarios">
            {closed.map((scenario) => (
              <Row key={scenario.scenarioId} {...{ scenario, onExplain }} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Row({ scenario, onExplain }: { readonly scenario: Scenario } & Pick<ScenarioListProps, 'onExplain'>) {
  const { compared, compare, addressOf } = useScenariosAddress();
  const { scenarioId, name, base, results, by, parent, closedAt } = scenario;
  const isChosen = compared.includes(scenarioId);
  const toggle = (): void => compare(isChosen ? compared.filter((id) => id !== scenarioId) : [...compared, scenarioId]);
  const shown = (result: ScenarioResult, text: string) => (
    <ExplainedValue
      text={text}
      name={`${RESULT_TITLES[result]}, ${name}`}
      onClick={() => onExplain({ of: 'result', scenarioId, result })}
    />
  );
  return (
    <li className="scn-row">
      <label className="scn-choose">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!isChosen && compared.length >= MOST_COMPARED}
          onChange={toggle}
          aria-label={`Compare ${name}`}
        />
      </label>
      <div className="scn-about">
        <p className="scn-name">
          <Link to={addressOf(scenarioId)}>{name}</Link> {by === 'partner' && <Tag>By the channel partner</Tag>}
        </p>
        <p className="scn-soft">
          {baseText(base)}
          {parent !== null && parent.name !== '' && `, forked from ${parent.name}`}
          {closedAt !== null && `, closed ${formatDate(closedAt)}`}
        </p>
      </div>
      <p className="scn-result k-num">
        <b>{shown('profitBeforeTax', poundsText(results.profitBeforeTax))}</b>
        <span className="scn-soft">profit a year, {shown('change', changeText(results.change))}</span>
      </p>
    </li>
  );
}
