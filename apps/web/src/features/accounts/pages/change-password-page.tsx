import { accountsMessages as texts } from '@keelson/contracts/accounts';
import { Button } from '@blueprintjs/core';
import { Navigate } from 'react-router-dom';
import { useAppDispatch } from '../../../client/app-dispatch';
import * as paths from '../../../client/paths';
import { refreshViewer } from '../../../session/session-flow';
import { useSignOut } from '../../../session/use-sign-out';
import { useSession } from '../../../session/use-viewer';
import { useNotices } from '../../../ui/notices/use-notices';
import { PageFallback } from '../../../ui/page/page-fallback';
import { ChangePasswordForm } from '../components/change-password-form';

/** For members of staff whose password does not fit the rule: nothing else is open to them before. */
export function ChangePasswordPage() {
  const { status, viewer } = useSession((session) => session);
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const { toast } = useNotices();
  if (status === 'unknown') return <PageFallback />;
  if (viewer.kind === 'visitor') return <Navigate to={paths.signIn} replace />;
  if (viewer.standing !== 'password-unfit') return <Navigate to={paths.signedInHome} replace />;
  const goOn = async (): Promise<void> => {
    toast(texts.passwordReset);
    await refreshViewer(dispatch);
  };
  return (
    <>
      <h1 tabIndex={-1}>Change your password</h1>
      <p className="k-auth-reason">{texts.passwordUnfit}</p>
      <ChangePasswordForm onDone={goOn}>
        <Button onClick={() => void signOut(paths.signIn)}>Log out</Button>
      </ChangePasswordForm>
    </>
  );
}
