import { signUpMessages } from '@keelson/contracts/accounts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SignUpView } from '../components/sign-up-view';
import { VerifyByLink } from '../components/verify-by-link';
import './register-page.css';
import './sign-up-page.css';

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
  if (token !== null && token !== '') return <VerifyByLink email={email} token={token} />;
  return (
    <SignUpView
      heading="paidHeading"
      lead="paidContent"
      fallback="Sign up with a plan"
      mismatch={signUpMessages.passwordsMustMatch}
    />
  );
}
