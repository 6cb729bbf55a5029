import { VideoStep } from '../components/video-step';
import { BENEFITS_VIDEO } from '../video-transcripts';

export const BenefitsPage = () => (
  <VideoStep
    step="benefits"
    video={BENEFITS_VIDEO}
    next="earlyLaunch"
    lead="Forty seconds on what the product does once it knows your figures."
  />
);
