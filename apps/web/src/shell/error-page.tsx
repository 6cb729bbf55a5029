import { useLocation } from 'react-router-dom';
import { SOMETHING_WENT_WRONG } from '../app/api-problem';
import { ButtonLink } from '../ui/button/button-link';
import { MessagePage } from './message-page';

const referenceIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'reference' in state && typeof state.reference === 'string'
    ? state.reference
    : undefined;

/** `/error`: where a failed step leads. */
export function ErrorPage() {
  const reference = referenceIn(useLocation().state);
  return (
    <MessagePage
      title={SOMETHING_WENT_WRONG}
      actions={
        <>
          <ButtonLink to="/" intent="primary">
            Go to the home page
          </ButtonLink>
          <ButtonLink to="/contactus">Contact Us</ButtonLink>
        </>
      }
    >
      <p>What you saved before is safe. Please try again, or tell us what you were doing.</p>
      {reference !== undefined && <p className="k-small k-muted">Reference {reference}</p>}
    </MessagePage>
  );
}
