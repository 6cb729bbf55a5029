import type { OnboardingCommand } from './onboarding.commands';
import type { OnboardingState } from './onboarding.state';
import type { EvidencedStep } from './step-evidence';

const EVIDENCED_STEPS = ['detailedFinanceBusinessArea', 'whatIfCalculator'] as const satisfies readonly EvidencedStep[];

/** The step whose evidence a command is to bring; `undefined` where it completes none that takes any. */
export const evidenceFor = (
  command: OnboardingCommand,
  { steps }: Pick<OnboardingState, 'steps'>,
): EvidencedStep | undefined =>
  EVIDENCED_STEPS.find((step) => steps[step] === 'inProgress' && wantsDone(command, step));

function wantsDone(command: OnboardingCommand, step: EvidencedStep): boolean {
  switch (command.name) {
    case 'CompleteStep':
      return command.step === step;
    case 'SaveAndLogOut':
      return command.finishes && command.step === step;
    case 'RecordProgress':
      return command.wanted[step] === 'completed';
    case 'StartJourney':
    case 'OpenStep':
    case 'SaveGenericAnswers':
    case 'NoteFlags':
    case 'RecordRefusal':
      return false;
  }
}
