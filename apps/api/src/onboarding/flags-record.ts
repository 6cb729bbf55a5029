import {
  type FlagsRecord,
  type FlagValue,
  FURTHER_FLAG_NAMES,
  STEP_FLAGS,
  STEP_NAMES,
  type StepFlag,
} from '@keelson/contracts/onboarding';
import type { FurtherFlags, OnboardingStep, StepStatus } from '@keelson/domain/onboarding';

/** Compiles only while the domain's steps are the published ones. */
const FLAGS: Readonly<Record<OnboardingStep, StepFlag>> = STEP_FLAGS;

const STATUS: Readonly<Record<FlagValue, StepStatus>> = {
  pending: 'pending',
  inprogress: 'inProgress',
  completed: 'completed',
};

type AskedRecord = { readonly [Name in keyof FlagsRecord]?: FlagsRecord[Name] | undefined };

/** What a client's record asks for, in the domain's words. The e-mail flag says nothing: it is completed for everybody. */
export function fromFlagsRecord(record: AskedRecord): {
  wanted: { [Step in OnboardingStep]?: StepStatus };
  furtherFlags: FurtherFlags;
} {
  const wanted: { [Step in OnboardingStep]?: StepStatus } = {};
  for (const name of STEP_NAMES) {
    const value = record[FLAGS[name]];
    if (value) wanted[name] = STATUS[value];
  }
  const further = FURTHER_FLAG_NAMES.flatMap((name) => {
    const value = record[name];
    return value ? [[name, STATUS[value]] as const] : [];
  });
  return { wanted, furtherFlags: Object.fromEntries(further) };
}
