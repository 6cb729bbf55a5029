import { SLIDER_LABELS, SLIDER_MARKS } from '@keelson/vocabulary';
import type { CSSProperties, KeyboardEvent } from 'react';
import { isMark, markAfter, nearestMark } from '../slider-marks';

interface AgreementSliderProps {
  /** Id of the statement that it is about. */
  readonly labelledBy: string;
  /** `undefined` while nobody touched it: it stands at 1 then. */
  readonly mark: string | undefined;
  readonly onChoose: (mark: string) => void;
}

const [LEAST] = SLIDER_MARKS;
const MOST = 10;
const shareOf = (mark: number): number => (mark - LEAST) / (MOST - LEAST);

/** How far somebody agrees: from 1 to 10, on four marks with their names (finance §2). */
export function AgreementSlider({ labelledBy, mark, onChoose }: AgreementSliderProps) {
  const value = Number(mark ?? LEAST);
  const at = isMark(value) ? value : nearestMark(value);
  const choose = (next: number): void => onChoose(String(next));
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = markAfter(event.key, at);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <div className="k-agree" style={{ '--at': shareOf(at) } as CSSProperties}>
      {mark === undefined && <span className="k-agree-untouched">Not moved yet</span>}
      <input
        type="range"
        min={LEAST}
        max={MOST}
        step={1}
        value={at}
        className={mark === undefined ? 'k-agree-off' : ''}
        aria-labelledby={labelledBy}
        aria-valuetext={mark === undefined ? 'Not moved yet' : `${SLIDER_LABELS[at]}, ${at}`}
        onChange={(event) => choose(nearestMark(Number(event.target.value)))}
        // A press where the handle stands already changes nothing, and means it all the same.
        onPointerUp={() => mark === undefined && choose(at)}
        onKeyDown={onKeyDown}
      />
      <div className="k-agree-marks" aria-hidden="true">
        {SLIDER_MARKS.map((each) => (
          <button
            key={each}
            type="button"
            tabIndex={-1}
            className={mark !== undefined && each === at ? 'k-agree-on' : ''}
            style={{ '--at': shareOf(each) } as CSSProperties}
            onClick={() => choose(each)}
          >
            <b>{each}</b> <span>{SLIDER_LABELS[each]}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
