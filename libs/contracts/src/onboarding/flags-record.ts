import type { FlagsRecord } from './onboarding.contract';
import {
  EMAIL_FLAG,
  type FlagValue,
  FURTHER_FLAG_NAMES,
  STEP_FLAGS,
  STEP_NAMES,
  type StepName,
} from './onboarding.flags';

/** Where a step stands, in the words of the rules. */
export type StepStanding = 'pending' | 'inProgress' | 'completed';

const WIRE: Readonly<Record<StepStanding, FlagValue>> = {
  pending: 'pending',
  inProgress: 'inprogress',
  completed: 'completed',
};

export const toFlagValue = (status: StepStanding): FlagValue => WIRE[status];

/** The published record of where the steps stand. */
export function toFlagsRecord(
  username: string,
  statusOf: (step: StepName) => StepStanding,
  furtherFlags: { readonly [Flag in (typeof FURTHER_FLAG_NAMES)[number]]?: StepStanding },
): FlagsRecord {
  const steps = STEP_NAMES.map((name) => [STEP_FLAGS[name], WIRE[statusOf(name)]] as const);
  const further = FURTHER_FLAG_NAMES.flatMap((name) => {
    const status = furtherFlags[name];
    return status ? [[name, WIRE[status]] as const] : [];
  });
  return { username, [EMAIL_FLAG]: 'completed', ...Object.fromEntries([...steps, ...further]) } as FlagsRecord;
}
