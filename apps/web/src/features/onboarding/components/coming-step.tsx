import type { OnboardingStep } from '@keelson/vocabulary';
import { useViewer } from '../../../session/use-viewer';
import { useOpenedStep } from '../use-journey';
import { ComingStepView } from './coming-step-view';
import { SaveAndLogOut } from './save-and-log-out';

export function ComingStep({ step }: { readonly step: OnboardingStep }) {
  const { kind } = useViewer();
  useOpenedStep(step);
  return <ComingStepView step={step} actions={kind === 'customer' && <SaveAndLogOut step={step} />} />;
}
