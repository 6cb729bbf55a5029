import { ButtonLink } from '../ui/button/button-link';
import { MessagePage } from './message-page';

export function NotFoundPage() {
  return (
    <MessagePage
      title="This page does not exist"
      actions={
        <ButtonLink to="/" intent="primary">
          Go to the home page
        </ButtonLink>
      }
    >
      <p>The address may be mistyped, or the page has moved.</p>
    </MessagePage>
  );
}
