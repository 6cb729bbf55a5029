import { secondFactorMessages as texts } from '@keelson/contracts/accounts';
import { Button } from '@blueprintjs/core';
import { Navigate } from 'react-router-dom';
import { useAppDispatch } from '../../../client/app-dispatch';
import * as paths from '../../../client/paths';
import { refreshViewer } from '../../../session/session-flow';
import { useSignOut } from '../../../session/use-sign-out';
import { useSession } from '../../../session/use-viewer';
import { PageFallback } from '../../../ui/page/page-fallback';
import { SecondFactors } from '../components/second-factors/second-factors';

/** For members of staff without a second factor while one is required: nothing else is open to them before. */
export function SecondFactorPage() {
  const { status, viewer } = useSession((session) => session);
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  if (status === 'unknown') return <PageFallback />;
  if (viewer.kind === 'visitor') return <Navigate to={paths.signIn} replace />;
  if (viewer.standing !== 'second-factor-missing') return <Navigate to={paths.signedInHome} replace />;
  return (
    <>
      <h1 tabIndex={-1}>Set up your second factor</h1>
      <p className="k-auth-reason">{texts.setUpFirst}</p>
      <SecondFactors heading="h2" onSetUp={() => void refreshViewer(dispatch)} />
      <p className="k-auth-after">
        <Button onClick={() => void signOut(paths.signIn)}>Log out</Button>
      </p>
    </>
  );
}
