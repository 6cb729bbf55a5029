import * as paths from '../client/paths';
import { RichText } from '../content/components/rich-text';
import { CONTENT } from '../content/content-pages';
import { useContent } from '../content/use-content';
import { ButtonLink } from '../ui/button/button-link';
import { MessagePage } from '../ui/page/message-page';

export function NotFoundPage() {
  const { text, value } = useContent(CONTENT.notFound);
  return (
    <MessagePage
      title={text('heading') || 'There is no such page'}
      actions={
        <ButtonLink to={paths.home} intent="primary">
          {text('homeLink') || 'Go to the home page'}
        </ButtonLink>
      }
    >
      <RichText value={value('content')} />
    </MessagePage>
  );
}
