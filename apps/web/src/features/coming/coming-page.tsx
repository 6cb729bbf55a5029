import { useMatches } from 'react-router-dom';
import * as paths from '../../client/paths';
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
          <ButtonLink to={kind === 'partner' ? paths.home : paths.signedInHome} intent="primary">
            {kind === 'partner' ? 'Home page' : 'Go to the dashboard'}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={paths.register} intent="primary">
              Start 14 days free
            </ButtonLink>
            <ButtonLink to={paths.home}>Home page</ButtonLink>
          </>
        )
      }
    >
      <p>This page is not built yet. It will show {handle && COMING_WORDS[handle.coming]}.</p>
    </MessagePage>
  );
}
