import { Button } from '@blueprintjs/core';
import { useRouteError } from 'react-router-dom';
import * as paths from '../client/paths';
import { SOMETHING_WENT_WRONG } from '../client/api-problem';
import { MessagePage } from '../ui/page/message-page';

/** A new version may have replaced the files of the page that an open tab asks for. */
const isMissingFile = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module/i.test(error.message);

/** The error boundary of every route: what failed, what was kept, another try. */
export function RouteFailure() {
  const error = useRouteError();
  const missing = isMissingFile(error);
  return (
    <main id="main" tabIndex={-1}>
      <MessagePage
        title={missing ? 'This page could not be loaded' : SOMETHING_WENT_WRONG}
        actions={
          <>
            <Button intent="primary" onClick={() => location.reload()}>
              Reload the page
            </Button>
            <a className="bp6-button" href={paths.home}>
              Go to the home page
            </a>
          </>
        }
      >
        <p>{missing ? 'There may be a newer version, or no connection.' : 'What you saved before is safe.'}</p>
        <p className="k-small k-muted">({error instanceof Error ? error.message : 'unknown'})</p>
      </MessagePage>
    </main>
  );
}
