import { STEP_TITLES } from '@keelson/vocabulary';
import { Card } from '../../../ui/card/card';
import { formatSpan } from '../../../ui/format/spans';
import type { Moment } from '../journeys.api';

/** From opened to completed; the open step up to this moment. */
export function TimesCard({ moment }: { readonly moment: Moment }) {
  const begun = moment.steps.flatMap(({ step, tookMs, completedAt }) =>
    tookMs === null ? [] : [{ step, tookMs, done: completedAt !== null }],
  );
  const longest = Math.max(1000, ...begun.map(({ tookMs }) => tookMs));
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
              <i data-open={!done} style={{ width: `${barOf(tookMs, longest)}%` }} />
            </div>
          </li>
        ))}
      </ul>
      {begun.length > 0 && <p className="k-small k-muted rp-hint">Pauses and time signed out included.</p>}
    </Card>
  );
}

/** In per cent. What reads `0 s` has none, everything else one that can be seen. */
const barOf = (tookMs: number, longest: number): number =>
  tookMs < 500 ? 0 : Math.max(2, Math.round((1000 * tookMs) / longest) / 10);
