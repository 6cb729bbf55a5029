import { accountsMessages } from '@keelson/contracts/accounts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { failureText, isApiProblem } from '../../../client/api-problem';
import { ButtonLink } from '../../../ui/button/button-link';
import { Callout } from '../../../ui/card/callout';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { useNotices } from '../../../ui/notices/use-notices';
import { ContentIntro } from '../../../content/content-intro';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { useAccountsVerifyEmailMutation } from '../accounts.api';
import { forgetMailLink } from '../mail-link';

interface VerifyByLinkProps {
  readonly email: string;
  readonly token: string;
  /** The query of the pages that follow, for example with a plan that was chosen. */
  readonly query?: string;
}

const textOf = (error: unknown): string => {
  const text = failureText(error, accountsMessages.userNotVerified);
  const refusedLink = isApiProblem(error) && (error.status === 400 || text === accountsMessages.invalidLink);
  return refusedLink ? accountsMessages.linkExpired : text;
};

const isKnown = (error: unknown): boolean => isApiProblem(error) && error.code === 'USER_ALREADY_EXISTS';

/** Posts what the mailed link carries, then leads to the sign-in. */
export function VerifyByLink({ email, token, query = '' }: VerifyByLinkProps) {
  const content = useContent(CONTENT.emailVerification);
  const login = useContent(CONTENT.login);
  const [verify, { error }] = useAccountsVerifyEmailMutation();
  const navigate = useNavigate();
  const notices = useNotices();
  const started = useRef(false);
  const signIn = `${paths.signIn}${query}`;

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    verify({ email, token })
      .unwrap()
      .then(() => {
        forgetMailLink();
        notices.toast(accountsMessages.emailVerified);
        return navigate(signIn, { replace: true });
      })
      .catch(() => forgetMailLink());
  }, [email, navigate, notices, signIn, token, verify]);

  if (error === undefined)
    return (
      <>
        <h1 tabIndex={-1}>Confirming your email</h1>
        <SkeletonLines lines={3} label="Confirming your email" />
      </>
    );
  return (
    <>
      <ContentIntro content={content} fallback="Email verification" heading="invalidHeading" lead="invalidContent" />
      <div>
        <Callout tone="negative" live>
          {textOf(error)}
        </Callout>
      </div>
      {isKnown(error) && <p className="k-soft">{login.text('userExistsMessage')}</p>}
      <div className="k-form-actions">
        <ButtonLink to={paths.home} intent="primary">
          Home page
        </ButtonLink>
        <ButtonLink to={paths.emailVerification}>Send a new link</ButtonLink>
        <ButtonLink to={signIn}>Log in</ButtonLink>
      </div>
    </>
  );
}
