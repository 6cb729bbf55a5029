import { fitsPlanSlider, NO_CHANGES, type PlanSliders, sliderLimit } from '@keelson/calculators/planning';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { PLAN_SLIDERS, type PlanSlider } from '@keelson/vocabulary';

/** As they stand in the boxes. */
export type SliderTexts = Readonly<Record<PlanSlider, string>>;
/** How far each slider goes up. */
export type SliderLimits = Readonly<Record<PlanSlider, number>>;

const every = <Value>(of: (slider: PlanSlider) => Value): Record<PlanSlider, Value> =>
  Object.fromEntries(PLAN_SLIDERS.map((slider) => [slider, of(slider)])) as Record<PlanSlider, Value>;

/** `+5`, `−3`, `0` */
export const signedText = (percent: number): string =>
  percent > 0 ? `+${percent}` : percent < 0 ? `−${-percent}` : '0';

/** What stands in a box, as a number; an empty box leaves the line as it is, and what is no number is `NaN`. */
const numberIn = (text: string): number => {
  const plain = text.replaceAll(/[\s%,]/g, '').replace('−', '-');
  if (plain === '') return 0;
  return /^[+-]?\d+(\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN;
};

/** What is wrong with what was typed; `undefined` where nothing is. */
export function sliderFault(text: string): string | undefined {
  const percent = numberIn(text);
  if (Number.isNaN(percent)) return texts.unreadable;
  if (!fitsPlanSlider(percent)) return texts.planOutOfBounds;
  return percent === -100 ? texts.cannotCompute : undefined;
}

/** Where a slider stands: as typed, or at nothing for what is no such number. */
export const percentIn = (text: string): number => (fitsPlanSlider(numberIn(text)) ? numberIn(text) : 0);

/** All five as numbers; `undefined` while one of them cannot be computed. */
export const slidersIn = (typed: SliderTexts): PlanSliders | undefined =>
  PLAN_SLIDERS.some((slider) => sliderFault(typed[slider]) !== undefined)
    ? undefined
    : every((slider) => percentIn(typed[slider]));

export const sliderTexts = (sliders: PlanSliders): SliderTexts => every((slider) => signedText(sliders[slider]));
export const NO_SLIDER_TEXTS = sliderTexts(NO_CHANGES);

/** The limits with room for what stands in the boxes. */
export const grownLimits = (typed: SliderTexts, before?: SliderLimits): SliderLimits =>
  every((slider) => sliderLimit(percentIn(typed[slider]), before?.[slider]));

export const FIRST_LIMITS = grownLimits(NO_SLIDER_TEXTS);
