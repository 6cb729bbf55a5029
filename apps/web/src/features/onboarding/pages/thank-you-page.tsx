import { VideoStep } from '../components/video-step';
import { VIDEO_STEPS } from '../video-steps';

export const ThankYouPage = () => <VideoStep {...VIDEO_STEPS.thankYou} next="generic" />;
