import * as paths from '../../../client/paths';
import { MessagePage } from '../../../ui/page/message-page';
import { ButtonLink } from '../../../ui/button/button-link';
import { ContentPage } from '../../../content/components/content-page';
import { RichText } from '../../../content/components/rich-text';
import { CONTENT } from '../../../content/content-pages';

/** After a channel partner signed up: what happens next, with Contact Support and Login. */
export function ChannelVerificationPage() {
  return (
    <ContentPage name={CONTENT.channelVerification}>
      {({ text, value }) => (
        <MessagePage
          title={text('heading')}
          actions={
            <>
              <ButtonLink to={paths.signIn} intent="primary">
                {text('loginLink') || 'Login'}
              </ButtonLink>
              <ButtonLink to={paths.contactUs}>{text('contactLink') || 'Contact Support'}</ButtonLink>
            </>
          }
        >
          <RichText value={value('content')} />
        </MessagePage>
      )}
    </ContentPage>
  );
}
