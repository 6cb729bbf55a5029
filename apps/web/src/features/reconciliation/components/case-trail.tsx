import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { formatDateTime } from '../../../ui/format/dates';
import type { CaseDetails } from '../reconciliation.api';
import { LINK_TITLES, moneyText, POUNDS } from '../reconciliation-words';

type Step = CaseDetails['trail'][number];

const STANDING = {
  agrees: undefined,
  differs: 'differs',
  missing: 'not found',
  awaited: 'not there yet',
} as const satisfies Record<Step['state'], string | undefined>;

/** From our order to the payout, as found. */
export function CaseTrail({ trail }: Pick<CaseDetails, 'trail'>) {
  return (
    <div className="k-panel-part">
      <h3 className="k-panel-title">The trail, as found</h3>
      <ol className="k-trail">
        {trail.map((step) => (
          <TrailStep key={step.link} step={step} />
        ))}
      </ol>
    </div>
  );
}

function TrailStep({ step }: { readonly step: Step }) {
  const { link, id, amountPence, at, state, detail } = step;
  const standing = STANDING[state];
  return (
    <li data-state={state}>
      <div className="k-trail-line">
        <b>{LINK_TITLES[link]}</b>
        <span className="k-num">{amountPence === null ? standing : moneyText(amountPence, POUNDS)}</span>
      </div>
      {amountPence !== null && standing !== undefined && <span className="k-sr">{standing}</span>}
      <p className="k-small k-muted">
        {[at === null ? undefined : `${state === 'awaited' ? 'expected ' : ''}${formatDateTime(at)}`, detail]
          .filter(Boolean)
          .join(', ')}
      </p>
      {id !== null && (
        <p className="k-micro k-muted k-case-id">
          {link === 'payout' ? <Link to={paths.reconciledPayout(id)}>{id}</Link> : id}
        </p>
      )}
    </li>
  );
}
