import { tasksMessages as texts } from '@keelson/contracts/tasks';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { problemText } from '../../../client/api-problem';
import { useStopTaskRemindersMutation } from '../../../learning/tasks.api';
import { ButtonLink } from '../../../ui/button/button-link';
import { Callout } from '../../../ui/card/callout';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { MessagePage } from '../../../ui/page/message-page';

/** Switches the mails about due tasks off, by the link of such a mail and without a sign-in. */
export function StopRemindersPage() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const [stop] = useStopTaskRemindersMutation();
  const [isOff, setOff] = useState(false);
  const [error, setError] = useState<unknown>();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    stop(token)
      .unwrap()
      .then(() => setOff(true))
      .catch(setError);
  }, [stop, token]);
  return (
    <MessagePage
      title="Mails about due tasks"
      actions={
        <>
          <ButtonLink to={paths.editProfile} intent="primary">
            Edit Profile
          </ButtonLink>
          <ButtonLink to={paths.home}>Home page</ButtonLink>
        </>
      }
    >
      {isOff ? (
        <Callout tone="positive" live>
          {texts.remindersOff}. Under Edit Profile you can switch them on again.
        </Callout>
      ) : error === undefined ? (
        <SkeletonLines lines={2} label="Switching the mails off" />
      ) : (
        <Callout tone="negative" live>
          {problemText(error)}
        </Callout>
      )}
    </MessagePage>
  );
}
