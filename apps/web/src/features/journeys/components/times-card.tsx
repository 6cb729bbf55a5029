import { STEP_TITLES } from '@keelson/vocabulary';
import { Card } from '../../../ui/card/card';
import { formatSpan } from '../../../ui/format/spans';
import type { Moment } from '../journeys.api';

/** From opened to completed; the open step up to this moment. */
export function TimesCard({ moment }: { readonly moment: Moment }) {
  const begun = moment.steps.flatMap(({ step, tookMs, completedAt }) =>
    tookMs === null ? [] : [{ step, tookMs, done: completedAt !== null }],
  );
  const longest = Math.max(1, ...begun.map(({ tookMs }) => tookMs));
  return (
    <Card title="Time on each step">
      {begun.length === 0 && <p className="k-small k-muted">No step was begun by then.</p>}
      <ul className="rp-times k-num">
        {begun.map(({ step, tookMs, done }) => (
          <li key={step}>
            <p className="rp-time">
              <span>{STEP_TITLES[step]}</span>
              <b className="k-strong">
                {formatSpan(tookMs)}
                {!done && ' so far'}
              </b>
            </p>
            <div className="rp-meter" aria-hidden="true">
              <i data-open={!done} style={{ width: `${Math.max(2, (tookMs / longest) * 100)}%` }} />
            </div>
          </li>
        ))}
      </ul>
      {begun.length > 0 && <p className="k-small k-muted rp-hint">Pauses and time signed out included.</p>}
    </Card>
  );
}
