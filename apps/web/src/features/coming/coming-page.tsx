import { useMatches } from 'react-router-dom';
import { useViewer } from '../../session/use-viewer';
import { MessagePage } from '../../ui/page/message-page';
import { ButtonLink } from '../../ui/button/button-link';
import { isComingHandle } from './coming-handle';
import { COMING_WORDS } from './coming-words';

export function ComingPageView() {
  const { kind } = useViewer();
  const signedIn = kind !== 'visitor';
  const handle = useMatches()
    .map((match) => match.handle)
    .filter(isComingHandle)
    .at(-1);
  return (
    <MessagePage
      title={handle?.title ?? ''}
      actions={
        signedIn ? (
          <ButtonLink to={kind === 'partner' ? '/' : '/dashboard'} intent="primary">
            {kind === 'partner' ? 'Home page' : 'Go to the dashboard'}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to="/auth/register" intent="primary">
              Start 14 days free
            </ButtonLink>
            <ButtonLink to="/">Home page</ButtonLink>
          </>
        )
      }
    >
      <p>This page is not built yet. It will show {handle && COMING_WORDS[handle.coming]}.</p>
    </MessagePage>
  );
}
