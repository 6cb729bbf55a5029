import { Button } from '@blueprintjs/core';
import { ErrorIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { adviceAfter } from '../../client/api-problem';
import { useAppDispatch } from '../../client/app-dispatch';
import { Dialog } from '../dialog/dialog';
import { failureClosed, selectFailure } from './notices.slice';

/** MSG-01: error icon, 400 px, the text followed by the technical message in brackets. */
export function FailurePopup() {
  const dispatch = useAppDispatch();
  const failure = useSelector(selectFailure);
  const advice = failure && adviceAfter(failure.text);
  const close = () => dispatch(failureClosed());
  return (
    <Dialog
      open={failure !== undefined}
      title="Something needs your attention"
      width={400}
      onClose={close}
      actions={
        <Button intent="primary" onClick={close}>
          Ok
        </Button>
      }
    >
      <p className="k-failure" role="alert">
        <ErrorIcon size={20} />
        <span>
          {failure?.text} <span className="k-muted">({failure?.technical})</span>
        </span>
      </p>
      {advice !== undefined && <p className="k-soft">{advice}</p>}
    </Dialog>
  );
}
