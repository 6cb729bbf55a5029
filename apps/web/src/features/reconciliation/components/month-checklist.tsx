import { CircleIcon, TickCircleIcon } from '@blueprintjs/icons';
import { RECONCILIATION_CHECK_TITLES, type ReconciliationCheck } from '@keelson/vocabulary';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Card } from '../../../ui/card/card';
import { formatCount } from '../../../ui/format/numbers';
import type { Statement } from '../reconciliation.api';
import { monthText } from '../reconciliation-words';

type Check = Statement['checks'][number];

interface ChecklistProps {
  readonly statement: Statement;
}

/** What has to hold before a month is closed, each with where to go; of a closed one what held then. */
export function MonthChecklist({ statement }: ChecklistProps) {
  const { checks, state } = statement;
  const left = checks.filter(({ holds }) => !holds).length;
  return (
    <Card
      title="Checklist"
      subtitle={
        state === 'closed'
          ? 'As it stood when the month was closed'
          : left === 0
            ? 'Everything holds'
            : `${left} of ${checks.length} still to do`
      }
    >
      <ul className="k-checklist">
        {checks.map((check) => (
          <li key={check.check} data-holds={check.holds}>
            {check.holds ? <TickCircleIcon size={16} title={null} /> : <CircleIcon size={16} title={null} />}
            <span>
              {RECONCILIATION_CHECK_TITLES[check.check]}
              <span className="k-sr">{check.holds ? ': yes' : ': not yet'}</span>
            </span>
            {!check.holds && <ToDo check={check} statement={statement} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ToDoProps {
  readonly check: Check;
  readonly statement: Statement;
}

function ToDo({ check: { check, open }, statement }: ToDoProps) {
  const where = placeOf(check, statement);
  const text = textOf(check, open, statement);
  return <span className="k-checklist-todo">{where === undefined ? text : <Link to={where}>{text}</Link>}</span>;
}

const counted = (open: number, one: string, many: string): string => `${formatCount(open)} ${open === 1 ? one : many}`;

function textOf(check: ReconciliationCheck, open: number, { month, earliestOpen }: Statement): string {
  switch (check) {
    case 'monthOver':
      return `${monthText(month)} has not ended`;
    case 'earlierClosed':
      return earliestOpen === null ? counted(open, 'month', 'months') : `${monthText(earliestOpen)} comes first`;
    case 'booksSwept':
      return 'Run now on the work place';
    case 'nobodyNeeded':
      return counted(open, 'exception', 'exceptions');
    case 'nothingWaits':
      return counted(open, 'payment waits', 'payments wait');
    case 'payoutsAgree':
      return counted(open, 'payout', 'payouts');
    case 'noAdjustment':
      return counted(open, 'adjustment', 'adjustments');
  }
}

function placeOf(check: ReconciliationCheck, { month, earliestOpen }: Statement): string | undefined {
  switch (check) {
    case 'monthOver':
      return undefined;
    case 'earlierClosed':
      return earliestOpen === null ? undefined : paths.reconciledMonth(earliestOpen);
    case 'booksSwept':
      return paths.reconciliation;
    case 'nobodyNeeded':
    case 'noAdjustment':
      return `${paths.reconciliation}?month=${month}`;
    case 'nothingWaits':
      return `${paths.reconciliation}?view=all&month=${month}`;
    case 'payoutsAgree':
      return `${paths.reconciliation}?view=payouts&month=${month}`;
  }
}
