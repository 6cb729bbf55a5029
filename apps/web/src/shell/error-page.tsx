import { useLocation } from 'react-router-dom';
import * as paths from '../client/paths';
import { SOMETHING_WENT_WRONG } from '../client/api-problem';
import { RichText } from '../content/components/rich-text';
import { CONTENT } from '../content/content-pages';
import { useContent } from '../content/use-content';
import { ButtonLink } from '../ui/button/button-link';
import { MessagePage } from '../ui/page/message-page';

const referenceIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'reference' in state && typeof state.reference === 'string'
    ? state.reference
    : undefined;

/** `/error`: where a failed step leads. */
export function ErrorPage() {
  const { text, value } = useContent(CONTENT.error);
  const reference = referenceIn(useLocation().state);
  return (
    <MessagePage
      title={text('heading') || SOMETHING_WENT_WRONG}
      actions={
        <>
          <ButtonLink to={paths.home} intent="primary">
            {text('homeLink') || 'Go to the home page'}
          </ButtonLink>
          <ButtonLink to={paths.contactUs}>{text('contactLink') || 'Contact Us'}</ButtonLink>
        </>
      }
    >
      <RichText value={value('content')} />
      {reference !== undefined && <p className="k-small k-muted">Reference {reference}</p>}
    </MessagePage>
  );
}
