import { FURTHER_FLAGS, ONBOARDING_STEPS, type OnboardingStep, type StepStatus } from '@keelson/vocabulary';
import type { FlagsRecord } from './onboarding.contract';
import { EMAIL_FLAG, type FlagValue, STEP_FLAGS } from './onboarding.flags';

const WIRE: Readonly<Record<StepStatus, FlagValue>> = {
  pending: 'pending',
  inProgress: 'inprogress',
  completed: 'completed',
};

export const toFlagValue = (status: StepStatus): FlagValue => WIRE[status];

/** The published record of where the steps stand. */
export function toFlagsRecord(
  username: string,
  statusOf: (step: OnboardingStep) => StepStatus,
  furtherFlags: { readonly [Flag in (typeof FURTHER_FLAGS)[number]]?: StepStatus },
): FlagsRecord {
  const steps = ONBOARDING_STEPS.map((name) => [STEP_FLAGS[name], WIRE[statusOf(name)]] as const);
  const further = FURTHER_FLAGS.flatMap((name) => {
    const status = furtherFlags[name];
    return status ? [[name, WIRE[status]] as const] : [];
  });
  return { username, [EMAIL_FLAG]: 'completed', ...Object.fromEntries([...steps, ...further]) } as FlagsRecord;
}
