import { CONTENT } from '../../content/content-pages';
import { BENEFITS_VIDEO, THANK_YOU_VIDEO } from '../../ui/video/product-videos';
import type { VideoStepWords } from './components/video-step-view';

export const VIDEO_STEPS = {
  thankYou: {
    step: 'thankYou',
    page: CONTENT.thankYou,
    video: THANK_YOU_VIDEO,
    lead: 'Half a minute on what you will have by the end.',
  },
  benefits: {
    step: 'benefits',
    page: CONTENT.benefits,
    video: BENEFITS_VIDEO,
    lead: 'Forty seconds on what the product does once it knows your figures.',
  },
} as const satisfies Record<string, VideoStepWords>;
