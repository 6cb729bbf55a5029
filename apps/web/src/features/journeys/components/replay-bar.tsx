import {
  FastBackwardIcon,
  FastForwardIcon,
  PauseIcon,
  PlayIcon,
  StepBackwardIcon,
  StepForwardIcon,
} from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { formatDate } from '../../../ui/format/dates';
import { formatSpan } from '../../../ui/format/spans';
import type { Moment, Replay } from '../journeys.api';
import { timeOf } from '../moment-days';
import { LONGEST_WAIT_MS, SPEED_WORDS, SPEEDS } from '../playing';
import type { Player } from '../use-player';
import type { ReplayState } from '../use-replay-state';
import { ScrubLine } from './scrub-line';
import '../../../ui/button/icon-button.css';

interface ReplayBarProps {
  readonly replay: Replay;
  readonly moment: Moment;
  readonly state: ReplayState;
  readonly player: Player;
}

/** Plays, steps and scrubs; says which moment is shown. */
export function ReplayBar({ replay, moment, state, player }: ReplayBarProps) {
  const last = replay.moments.length;
  const { seek, toggle, playing } = player;
  const { number, occurredAt, elapsedMs } = moment;
  return (
    <section className="rp-bar" aria-label="Player">
      <div className="rp-buttons">
        <BarButton label="First event" disabled={number === 1} icon={<FastBackwardIcon />} onPress={() => seek(1)} />
        <BarButton
          label="Event before"
          disabled={number === 1}
          icon={<StepBackwardIcon />}
          onPress={() => seek(number - 1)}
        />
        <button type="button" className="rp-play" aria-label={playing ? 'Pause' : 'Play'} onClick={toggle}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </button>
        <BarButton
          label="Next event"
          disabled={number === last}
          icon={<StepForwardIcon />}
          onPress={() => seek(number + 1)}
        />
        <BarButton
          label="Last event"
          disabled={number === last}
          icon={<FastForwardIcon />}
          onPress={() => seek(last)}
        />
      </div>
      <div className="rp-track">
        <div className="rp-head">
          <p className="k-num">
            <b className="k-strong">
              {formatDate(occurredAt)}, {timeOf(occurredAt)}
            </b>{' '}
            <span className="k-muted" role="status">
              event {number} of {last}, {formatSpan(elapsedMs)} in
            </span>
          </p>
          <fieldset className="rp-speeds">
            <legend className="k-sr">Speed</legend>
            {SPEEDS.map((speed) => (
              <label key={speed}>
                <input
                  type="radio"
                  name="replay-speed"
                  value={speed}
                  checked={state.speed === speed}
                  onChange={() => state.choose(speed)}
                />
                <span>{SPEED_WORDS[speed]}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <ScrubLine moments={replay.moments} at={number} onSeek={seek} />
        {state.speed !== 'events' && (
          <p className="k-micro k-muted rp-note">
            Waits longer than {formatSpan(LONGEST_WAIT_MS)} are shortened while it plays, and drawn shorter on the line.
          </p>
        )}
      </div>
    </section>
  );
}

interface BarButtonProps {
  readonly label: string;
  readonly icon: ReactElement;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

const BarButton = ({ label, icon, disabled, onPress }: BarButtonProps) => (
  <button
    type="button"
    className="k-icon-button"
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    onClick={disabled ? undefined : onPress}
  >
    {icon}
  </button>
);
