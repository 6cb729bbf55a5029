import type { StepName } from '@keelson/contracts/onboarding';
import { useViewer } from '../../../session/use-viewer';
import { useOpenedStep } from '../use-journey';
import { ComingStepView } from './coming-step-view';
import { SaveAndLogOut } from './save-and-log-out';

export function ComingStep({ step }: { readonly step: StepName }) {
  const { kind } = useViewer();
  useOpenedStep(step);
  return <ComingStepView step={step} actions={kind === 'customer' && <SaveAndLogOut step={step} />} />;
}
