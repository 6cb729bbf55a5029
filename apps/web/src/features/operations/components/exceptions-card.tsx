import { TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { RECONCILIATION_AGE_TITLES } from '@keelson/vocabulary';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { mayOpen } from '../../../session/may-open';
import { useViewer } from '../../../session/use-viewer';
import { Callout } from '../../../ui/card/callout';
import { Card } from '../../../ui/card/card';
import { Tag } from '../../../ui/card/tag';
import { formatCount, formatExactPence } from '../../../ui/format/numbers';
import { exceptionsText, waiting } from '../exception-words';
import type { Overview } from '../operations.api';

/** Payments and payouts that need a person, by how long they have waited. */
export function ExceptionsCard({ overview: { exceptions, asOf } }: { readonly overview: Overview }) {
  const mayReconcile = mayOpen(useViewer(), 'payments.reconcile');
  const { ages, alarm, alarming } = exceptions;
  const all = waiting(exceptions);
  const seesAmounts = ages.some(({ amountPence }) => amountPence !== null);
  return (
    <div id="exceptions">
      <Card
        title="Payments that need a person"
        subtitle="Payments and payouts in the reconciliation, by age."
        actions={<Standing all={all} alarming={alarming} />}
      >
        {alarming && <Callout tone="caution">{exceptionsText(exceptions, Date.parse(asOf))}.</Callout>}
        <dl className="k-op-ages k-num">
          {ages.map(({ age, cases, amountPence }) => (
            <div key={age}>
              <dt>{RECONCILIATION_AGE_TITLES[age]}</dt>
              <dd>{formatCount(cases)}</dd>
              {amountPence !== null && <dd className="k-soft">{formatExactPence(amountPence)}</dd>}
            </div>
          ))}
        </dl>
        <p className="k-small k-muted">
          {seesAmounts && 'Amounts of those in pounds. '}
          An alarm when one is older than {formatCount(alarm.afterDays)} days, or when there are{' '}
          {formatCount(alarm.from)}.
          {mayReconcile && (
            <>
              {' '}
              <Link to={paths.reconciliation}>Reconciliation</Link>
            </>
          )}
        </p>
      </Card>
    </div>
  );
}

function Standing({ all, alarming }: { readonly all: number; readonly alarming: boolean }) {
  if (alarming)
    return (
      <Tag tone="caution" icon={<WarningSignIcon />}>
        Alarm
      </Tag>
    );
  return all === 0 ? (
    <Tag tone="positive" icon={<TickCircleIcon />}>
      None
    </Tag>
  ) : (
    <Tag>{formatCount(all)} waiting</Tag>
  );
}
