import { useViewer } from '../../../app/hooks';
import { BENEFITS_VIDEO } from '../../../ui/video/product-videos';
import { BenefitsForVisitors } from '../components/benefits-for-visitors';
import { VideoStep } from '../components/video-step';

/** A step for those who are signed in, a page of the public site for everybody else. */
export function BenefitsPage() {
  if (useViewer().kind === 'visitor') return <BenefitsForVisitors />;
  return (
    <VideoStep
      step="benefits"
      video={BENEFITS_VIDEO}
      next="earlyLaunch"
      lead="Forty seconds on what the product does once it knows your figures."
    />
  );
}
