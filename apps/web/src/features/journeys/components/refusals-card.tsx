import { refusalText } from '@keelson/contracts/onboarding';
import { STEP_ATTEMPT_TITLES, STEP_TITLES } from '@keelson/vocabulary';
import { Card } from '../../../ui/card/card';
import { formatDateTime } from '../../../ui/format/dates';
import type { Moment, Replay } from '../journeys.api';

interface RefusalsCardProps {
  readonly replay: Replay;
  readonly moment: Moment;
  readonly onSeek: (number: number) => void;
}

/** What the product had refused by then, with the text that the customer was shown. */
export function RefusalsCard({ replay, moment, onSeek }: RefusalsCardProps) {
  const met = replay.refusals.slice(0, moment.refusals);
  return (
    <Card title="Refusals met">
      {met.length === 0 && <p className="k-small k-muted">Nothing was refused by then.</p>}
      <ol className="rp-refusals">
        {met.map(({ number, step, attempted, code, at }) => (
          <li key={number}>
            <p className="k-small">
              <button type="button" className="rp-link" onClick={() => onSeek(number)}>
                {formatDateTime(at)}
              </button>{' '}
              <span className="k-muted">
                {STEP_ATTEMPT_TITLES[attempted]}: {STEP_TITLES[step]}
              </span>
            </p>
            <p className="rp-refused">{refusalText(code)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
