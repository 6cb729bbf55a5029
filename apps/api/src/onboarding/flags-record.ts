import { type FlagsRecord, type FlagValue, STEP_FLAGS, type StepFlag } from '@keelson/contracts/onboarding';
import type { FurtherFlags } from '@keelson/domain/onboarding';
import { FURTHER_FLAGS, ONBOARDING_STEPS, type OnboardingStep, type StepStatus } from '@keelson/vocabulary';

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
  for (const name of ONBOARDING_STEPS) {
    const value = record[FLAGS[name]];
    if (value) wanted[name] = STATUS[value];
  }
  const further = FURTHER_FLAGS.flatMap((name) => {
    const value = record[name];
    return value ? [[name, STATUS[value]] as const] : [];
  });
  return { wanted, furtherFlags: Object.fromEntries(further) };
}
