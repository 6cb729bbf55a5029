import { type PlanSliders } from '@keelson/calculators/planning';
import type { PlanSlider } from '@keelson/vocabulary';
import { type KeyboardEvent, memo, useRef } from 'react';
import type { Source } from '../../../ui/turns/source';
import { useWritten } from '../../../ui/turns/use-written';
import { SLIDER_WORDS } from '../planner-words';
import { filledFrom } from '../slider-share';
import { percentIn, signedText, sliderFault } from '../slider-texts';
import type { SliderActs, Sliders } from '../sliders-store';

interface PlanRailProps {
  readonly slider: PlanSlider;
  readonly sliders: Source<Sliders>;
  /** What the year comes to, as the slider says it: at once where it was moved last. */
  readonly says: (changes: PlanSliders) => string;
  readonly follows: Source<string>;
  readonly readOnly: boolean;
  readonly acts: SliderActs;
}

/** Keys that go on at the end of a slider: there it grows. */
const FURTHER: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, PageUp: 10 };

/** As it stands in the page. */
interface Written {
  readonly text: string;
  readonly limit: number;
  readonly words: string;
}

/** What is pulled, and how far it is from nothing. While it is pulled nothing is rendered: it is written as it stands. */
export const PlanRail = memo(({ slider, sliders, says, follows, readOnly, acts }: PlanRailProps) => {
  const fill = useRef<HTMLSpanElement>(null);
  const track = useRef<HTMLInputElement>(null);
  const last = useRef<Written>();
  const write = (): void => {
    if (!fill.current || !track.current) return;
    const { typed, limits, moved, computed } = sliders.now();
    const [text, limit] = [typed[slider], limits[slider]];
    const result = sliderFault(text) ?? (moved === slider ? says(computed) : follows.now());
    const at = percentIn(text);
    const words = `${signedText(at)} percent, ${result}`;
    if (text !== last.current?.text || limit !== last.current.limit) {
      // The end first: a slider takes no value beyond it.
      track.current.max = String(limit);
      track.current.value = String(at);
      Object.assign(fill.current.style, filledFrom(at, limit));
    }
    if (words !== last.current?.words) track.current.setAttribute('aria-valuetext', words);
    last.current = { text, limit, words };
  };
  useWritten(sliders, write);
  useWritten(follows, write);
  const further = (event: KeyboardEvent): void => {
    const { typed, limits } = sliders.now();
    const [step, at] = [FURTHER[event.key], percentIn(typed[slider])];
    if (step === undefined || at < limits[slider]) return;
    event.preventDefault();
    acts.move(slider, at + step);
  };
  return (
    <div className="plan-rail">
      <span ref={fill} className="plan-fill" />
      <input
        ref={track}
        type="range"
        className="plan-track"
        aria-label={`${SLIDER_WORDS[slider].title}, slider`}
        min={-100}
        step={1}
        disabled={readOnly}
        onKeyDown={further}
        onChange={({ target }) => acts.move(slider, Number(target.value))}
      />
    </div>
  );
});
PlanRail.displayName = 'PlanRail';
