import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { ContentIntro } from '../../../content/content-intro';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';

/** Where half an hour without input leads (SITE-09). */
export function SessionOutPage() {
  const content = useContent(CONTENT.sessionOut);
  return (
    <>
      <ContentIntro content={content} fallback="You have been logged out" />
      <ButtonLink to={paths.signIn} intent="primary" size="large" fill>
        {content.text('loginLink') || 'Go to login'}
      </ButtonLink>
    </>
  );
}
