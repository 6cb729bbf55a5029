import * as paths from '../client/paths';
import { CONTENT } from '../content/content-pages';
import { useContent } from '../content/use-content';
import { ButtonLink } from '../ui/button/button-link';
import { MessagePage } from '../ui/page/message-page';

export function NotFoundPage() {
  const { text } = useContent(CONTENT.notFound);
  return (
    <MessagePage
      title={text('heading') || 'There is no such page'}
      actions={
        <ButtonLink to={paths.home} intent="primary">
          {text('homeLink') || 'Go to the home page'}
        </ButtonLink>
      }
    >
      <p>{text('content')}</p>
    </MessagePage>
  );
}
