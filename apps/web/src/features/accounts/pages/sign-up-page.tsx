import { signUpMessages } from '@keelson/contracts/accounts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageFallback } from '../../../ui/page/page-fallback';
import { useAddressPlan } from '../../../billing/use-chosen-plan';
import { SignUpView } from '../components/sign-up-view';
import './register-page.css';
import './sign-up-page.css';

const VerifyByLink = lazy(() =>
  import('../components/verify-by-link').then((module) => ({ default: module.VerifyByLink })),
);

/** Takes the token of a verification link out of the address bar, where it would stay in the history. */
const useLinkToken = () => {
  const [params, setParams] = useSearchParams();
  const [link] = useState(() => ({ email: params.get('email') ?? '', token: params.get('token') }));
  useEffect(() => {
    if (!params.has('token')) return;
    const others = new URLSearchParams(params);
    others.delete('token');
    setParams(others, { replace: true });
  }, [params, setParams]);
  return link;
};

/** The paid sign-up. With the token of a verification link it confirms the address first (SIGNUP-01). */
export function SignUpPage() {
  const { email, token } = useLinkToken();
  const [plan] = useAddressPlan();
  if (token !== null && token !== '')
    return (
      <Suspense fallback={<PageFallback />}>
        <VerifyByLink email={email} token={token} {...(plan && { query: `?plan=${plan}` })} />
      </Suspense>
    );
  return (
    <SignUpView
      heading="paidHeading"
      lead="paidContent"
      fallback="Sign up with a plan"
      mismatch={signUpMessages.passwordsMustMatch}
    />
  );
}
