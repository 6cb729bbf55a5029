import { CheckoutReturn } from '../../../billing/components/checkout-return';
import { VideoStep } from '../components/video-step';
import { VIDEO_STEPS } from '../video-steps';

export const ThankYouPage = () => (
  <>
    <CheckoutReturn />
    <VideoStep {...VIDEO_STEPS.thankYou} next="generic" />
  </>
);
