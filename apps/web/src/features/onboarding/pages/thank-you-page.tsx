import { VideoStep } from '../components/video-step';
import { THANK_YOU_VIDEO } from '../../../ui/video/product-videos';

export const ThankYouPage = () => (
  <VideoStep
    step="thankYou"
    video={THANK_YOU_VIDEO}
    next="generic"
    lead="Half a minute on what you will have by the end."
  />
);
