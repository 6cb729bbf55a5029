import { CheckoutReturn } from '../../../billing/components/checkout-return';
import { useArrival } from '../../../billing/use-arrival';
import { VideoStep } from '../components/video-step';
import { VIDEO_STEPS } from '../video-steps';

export function ThankYouPage() {
  const arrival = useArrival();
  return (
    <>
      <CheckoutReturn arrival={arrival} />
      <VideoStep {...VIDEO_STEPS.thankYou} next="generic" email={arrival.email} />
    </>
  );
}
