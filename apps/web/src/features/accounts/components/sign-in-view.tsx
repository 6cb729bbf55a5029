import { contentMessages } from '@keelson/contracts/content';
import { ShieldIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Callout } from '../../../ui/card/callout';
import { Skeleton } from '../../../ui/card/skeleton';
import { ContentIntro } from '../../../content/content-intro';
import type { PageContent } from '../../../content/use-content';

interface SignInViewProps {
  readonly content: PageContent;
  /** The form. */
  readonly children: ReactNode;
}

export function SignInView({ content, children }: SignInViewProps) {
  return (
    <>
      <ContentIntro content={content} fallback="Log in" heading="headings" />
      {content.problem !== undefined && <Callout tone="caution">{contentMessages.loginFailed}</Callout>}
      {children}
      <p className="k-auth-after">
        {content.text('noAccountText') || 'New to Keelson?'}{' '}
        <Link to={paths.home}>{content.text('signupText') || 'Sign up'}</Link>
      </p>
      <PasscodeNote content={content} />
    </>
  );
}

/** Its place is kept while it loads: the form stands in the middle of the page, and must not move under a finger. */
function PasscodeNote({ content: { ready, problem, text } }: Pick<SignInViewProps, 'content'>) {
  const note = text('authenticateContent');
  if (problem !== undefined || (ready && note === '')) return null;
  return (
    <div className="k-auth-note k-callout">
      <ShieldIcon className="k-callout-icon" />
      {ready ? <span>{note}</span> : <Skeleton height={60} />}
    </div>
  );
}
