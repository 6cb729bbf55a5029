import { ButtonLink } from '../../../ui/button/button-link';

/** Where half an hour without input leads (SITE-09). */
export function SessionOutPage() {
  return (
    <>
      <h1 tabIndex={-1}>You have been logged out</h1>
      <p className="k-auth-lead">
        Nobody used Keelson here for 30 minutes, so we ended the session to keep your figures safe. What you saved is kept.
      </p>
      <ButtonLink to="/auth/signIn" intent="primary" size="large" fill>
        Go to login
      </ButtonLink>
    </>
  );
}
