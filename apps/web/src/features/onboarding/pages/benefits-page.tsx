import { VideoStep } from '../components/video-step';
import { VIDEO_STEPS } from '../video-steps';

export const BenefitsPage = () => <VideoStep {...VIDEO_STEPS.benefits} next="earlyLaunch" />;
