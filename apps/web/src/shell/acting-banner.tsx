import { Button, ProgressBar } from '@blueprintjs/core';
import { EyeOpenIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import * as paths from '../client/paths';
import { problemText, technicalText } from '../client/api-problem';
import { useAppDispatch } from '../client/app-dispatch';
import { beginAnewAt } from '../session/begin-anew';
import { useSessionEndActingMutation } from '../session/session.api';
import { useViewer } from '../session/use-viewer';
import type { Acting } from '../session/viewer';
import { DialogFrame } from '../ui/dialog/dialog-frame';
import { formatMoment } from '../ui/format/dates';
import { useNow } from '../ui/format/use-now';
import { failureShown } from '../ui/notices/notices.slice';
import { RefusedWhileActing } from './refused-while-acting';
import './acting-banner.css';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** From here on the time that is left is marked. */
const SOON = 5 * MINUTE;

/** Stands on every page while a member of staff acts for a customer: for whom, why, how long, and how it ends (decision 4.88). */
export function ActingBanner({ acting }: { readonly acting: Acting }) {
  const { companyName, id } = useViewer();
  const dispatch = useAppDispatch();
  const now = useNow(5 * SECOND);
  const [listed, setListed] = useState(false);
  const [end, { isLoading }] = useSessionEndActingMutation();
  const left = Math.max(0, Date.parse(acting.endsAt) - now);
  const leave = async (): Promise<void> => {
    try {
      await end().unwrap();
      beginAnewAt(paths.customer(id));
    } catch (error) {
      dispatch(failureShown({ text: problemText(error), technical: technicalText(error) }));
    }
  };
  return (
    <div className="k-banner k-acting" role="region" aria-label="You are acting as a customer">
      <span className="k-acting-sign" aria-hidden="true">
        <EyeOpenIcon />
      </span>
      <p className="k-acting-who">
        <span>
          You are acting as <b>{companyName}</b>
        </span>
        <span className="k-acting-why">“{acting.reason}”</span>
      </p>
      <div className="k-acting-time">
        <p>
          <b className={left < SOON ? 'k-acting-soon' : ''}>{Math.ceil(left / MINUTE)} min</b> left
          <span className="k-acting-end">, ends {formatMoment(acting.endsAt, now)}</span>
        </p>
        <ProgressBar value={left / HOUR} animate={false} stripes={false} aria-hidden />
      </div>
      <button type="button" className="k-acting-list" onClick={() => setListed(true)}>
        What is refused
      </button>
      <Button loading={isLoading} onClick={() => void leave()}>
        End acting
      </Button>
      {listed && <RefusedWhileActing onClose={() => setListed(false)} />}
      <DialogFrame
        open={left === 0}
        title={`Your hour as ${companyName} is over`}
        onClose={() => void leave()}
        actions={
          <Button intent="primary" loading={isLoading} onClick={() => void leave()}>
            Back to the customer
          </Button>
        }
      >
        What you typed and did not save stays on this page until you leave it. Begin again with a new reason.
      </DialogFrame>
    </div>
  );
}
