import { changeBy, fitsChangeBy } from '@keelson/calculators/planning';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { formatDecimal } from '../../ui/format/numbers';

/** What stands in the boxes, by the account's id; what is not there is empty. */
export type ChangeTexts = Readonly<Record<string, string>>;

const NUMBER = /^[+\-−]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** The change in a box to one decimal, an empty one as 0; not a number where it cannot be read. */
export function changeIn(text: string): number {
  const trimmed = text.replaceAll(/[\s%]/g, '');
  if (trimmed === '') return 0;
  if (!NUMBER.test(trimmed)) return Number.NaN;
  return changeBy(Number(trimmed.replace('−', '-').replace('+', '').replace(',', '.'))) + 0;
}

/** What is wrong with what was typed; `undefined` where nothing is. */
export function changeFault(text: string): string | undefined {
  const percent = changeIn(text);
  if (Number.isNaN(percent)) return texts.changeUnreadable;
  return fitsChangeBy(percent) ? undefined : texts.changeOutOfBounds;
}

/** As a box shows a change that counts: `+5.0`, `−12.5`, and nothing for none. */
export function changeText(percent: number): string {
  if (percent === 0) return '';
  return percent > 0 ? `+${formatDecimal(percent, 1)}` : formatDecimal(percent, 1);
}

/** What a box holds once it is left: the change as it counts, or what was typed where that cannot be read. */
export const settledText = (text: string): string =>
  changeFault(text) === undefined ? changeText(changeIn(text)) : text;

const STEP = 0.1;

/** One step up or down, as far as a box goes. */
export function steppedText(text: string, direction: 1 | -1): string {
  const percent = changeIn(text);
  const next = changeBy((Number.isNaN(percent) ? 0 : percent) + direction * STEP);
  return fitsChangeBy(next) ? changeText(next) : text;
}
