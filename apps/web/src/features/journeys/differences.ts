import { EMAIL_FLAG, type FlagValue, STEP_FLAGS, type StepFlag } from '@keelson/contracts/onboarding';
import { ONBOARDING_STEPS, STEP_TITLES } from '@keelson/vocabulary';
import type { AnswerLine } from './answer-lines';
import type { Moment } from './journeys.api';

export interface Compared {
  readonly key: string;
  readonly name: string;
  readonly one: string;
  readonly other: string;
  readonly differs: boolean;
}

export const FLAG_WORDS: Readonly<Record<FlagValue, string>> = {
  pending: 'Pending',
  inprogress: 'In progress',
  completed: 'Completed',
};

/** Those that staff see; the four further names stay out. */
type ShownFlag = StepFlag | typeof EMAIL_FLAG;

/** Each flag of the specified record by the name that staff read. */
export const FLAG_NAMES: readonly (readonly [flag: ShownFlag, name: string])[] = [
  [EMAIL_FLAG, 'Email confirmed'],
  ...ONBOARDING_STEPS.map((step) => [STEP_FLAGS[step], STEP_TITLES[step]] as const),
];

const compared = (key: string, name: string, one: string, other: string): Compared => ({
  key,
  name,
  one,
  other,
  differs: one !== other,
});

const flagText = ({ flags }: Moment, flag: ShownFlag): string => FLAG_WORDS[flags[flag]];

export const comparedFlags = (one: Moment, other: Moment): readonly Compared[] =>
  FLAG_NAMES.map(([flag, name]) => compared(flag, name, flagText(one, flag), flagText(other, flag)));

const NONE = 'No answer';

export function comparedAnswers(one: readonly AnswerLine[], other: readonly AnswerLine[]): readonly Compared[] {
  const names = new Map([...one, ...other].map(({ code, question }) => [code, question]));
  const answerOf = (lines: readonly AnswerLine[], code: string): string =>
    lines.find((line) => line.code === code)?.answer ?? NONE;
  return [...names].map(([code, question]) => compared(code, question, answerOf(one, code), answerOf(other, code)));
}
