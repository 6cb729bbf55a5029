import { formatDateTime } from '../../../ui/format/dates';
import type { CaseDetails } from '../reconciliation.api';
import { ACT_TITLES, moneyText, nameOf } from '../reconciliation-words';

type Done = CaseDetails['acts'][number];

/** What people did with a case, oldest first. */
export function CaseActs({ acts, currency }: Pick<CaseDetails, 'acts' | 'currency'>) {
  return (
    <div className="k-panel-part">
      <h3 className="k-panel-title">What people did</h3>
      {acts.length === 0 ? (
        <p className="k-small k-muted">Nobody has done anything with it.</p>
      ) : (
        <ol className="k-case-acts">
          {acts.map((act) => (
            <li key={act.eventId}>
              <p>
                <b>{actText(act, currency)}</b>
                {act.text !== null && <span className="k-soft k-case-text"> {act.text}</span>}
              </p>
              <p className="k-micro k-muted">
                {nameOf(act.by)}, <time dateTime={act.at}>{formatDateTime(act.at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <p className="k-small k-muted k-panel-note">Looking here is written to the account history.</p>
    </div>
  );
}

function actText({ act, amountPence, assignee }: Done, currency: string): string {
  if (act === 'assigned') return assignee === null ? 'Assigned to nobody' : `Assigned to ${nameOf(assignee)}`;
  return amountPence === null || amountPence === 0
    ? ACT_TITLES[act]
    : `${ACT_TITLES[act]}, ${moneyText(Math.abs(amountPence), currency)}`;
}
