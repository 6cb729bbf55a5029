import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageFallback } from '../ui/page/page-fallback';

const About = lazy(() =>
  import('../features/site/pages/channel-partner-page').then((module) => ({ default: module.ChannelPartnerPage })),
);
const SignUp = lazy(() =>
  import('../features/partners/pages/partner-sign-up-page').then((module) => ({ default: module.PartnerSignUpPage })),
);

/** One address for what a channel partner gets and, behind its button, the form to become one. */
export function ChannelPartnerEntry() {
  const [query] = useSearchParams();
  return <Suspense fallback={<PageFallback />}>{query.has('signUp') ? <SignUp /> : <About />}</Suspense>;
}
