import { useViewer } from '../../../session/use-viewer';
import { BenefitsForVisitors } from '../components/benefits-for-visitors';
import { VideoStep } from '../components/video-step';
import { VIDEO_STEPS } from '../video-steps';

/** A step for those who are signed in, a page of the public site for everybody else. */
export function BenefitsPage() {
  if (useViewer().kind === 'visitor') return <BenefitsForVisitors />;
  return <VideoStep {...VIDEO_STEPS.benefits} next="earlyLaunch" />;
}
