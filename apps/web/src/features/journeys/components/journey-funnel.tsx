import { type OnboardingStep, STEP_TITLES } from '@keelson/vocabulary';
import { formatCount } from '../../../ui/format/numbers';
import type { Funnel } from '../stuck.api';
import { spanOrNone, stuckRule, wentOn } from '../stuck-words';
import { FunnelBar } from './funnel-bar';
import { FunnelSkeleton } from './funnel-skeleton';
import './journey-funnel.css';

const COLUMNS = ['Reached', 'Went on', 'Here now', 'Stuck', 'Half within', 'Slowest tenth over'] as const;

interface JourneyFunnelProps {
  /** Absent while it loads. */
  readonly funnel: Funnel | undefined;
  readonly chosen: OnboardingStep | undefined;
  readonly onChoose: (step: OnboardingStep | undefined) => void;
}

/** How far all journeys came, a bar a step; a click on one leaves the customers who are there in the list. */
export function JourneyFunnel({ funnel, chosen, onChoose }: JourneyFunnelProps) {
  return (
    <div className="k-funnel-frame">
      <table className="k-funnel" aria-busy={funnel === undefined}>
        <caption className="k-sr">How far all journeys came, by step</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">
              <span className="k-sr">Share of all journeys</span>
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="k-numeric">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {funnel === undefined ? (
            <FunnelSkeleton columns={COLUMNS.length} />
          ) : (
            funnel.steps.map((each, index) => (
              <tr key={each.step} data-chosen={each.step === chosen}>
                <th scope="row">
                  <span className="k-funnel-number k-num" aria-hidden="true">
                    {index + 1}
                  </span>
                  <button
                    type="button"
                    aria-pressed={each.step === chosen}
                    onClick={() => onChoose(each.step === chosen ? undefined : each.step)}
                  >
                    {STEP_TITLES[each.step]}
                  </button>
                </th>
                <td className="k-funnel-bar-cell">
                  <FunnelBar step={each} journeys={funnel.journeys} />
                </td>
                <td className="k-numeric k-num k-strong" data-label="reached">
                  {formatCount(each.reached)}
                </td>
                <td className="k-numeric k-num" data-label="went on">
                  {wentOn(each, funnel.steps[index + 1])}
                </td>
                <td className="k-numeric k-num" data-label="here now">
                  {formatCount(each.here)}
                </td>
                <td className="k-numeric k-num" data-label="stuck" title={stuckRule(each)}>
                  {each.stuck > 0 ? <b className="k-funnel-stuck">{formatCount(each.stuck)}</b> : '0'}
                </td>
                <td className="k-numeric k-num" data-label="half within">
                  {spanOrNone(each.medianSeconds)}
                </td>
                <td className="k-numeric k-num" data-label="slowest tenth over">
                  {spanOrNone(each.slowestTenthSeconds)}
                </td>
              </tr>
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}
