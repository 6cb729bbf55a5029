import type { Third } from '@keelson/vocabulary';

/** The message chooses the gauge; any other is no comparison (decision 4.9). */
export function thirdOf(message: string): Third | null {
  const text = message.toLowerCase();
  return text === 'top' || text === 'middle' || text === 'bottom' ? text : null;
}

const WORDS: Readonly<Record<Third, string>> = {
  top: 'upper third',
  middle: 'middle third',
  bottom: 'lower third',
};
export const thirdWords = (third: Third): string => WORDS[third];

const DIAL = 180;
/** Why there is no place in the sector though there is an own figure. */
export const TOO_FEW_PEERS =
  'At least six companies of your sector have to be here, so that nobody’s figures can be guessed.';

/** Dial angles are divided by 180 for the gauge. */
export const dialFraction = (angle: number | null): number | null => (angle === null ? null : angle / DIAL);
