import { Switch } from '@blueprintjs/core';
import { TimeIcon } from '@blueprintjs/icons';
import { tasksMessages as texts } from '@keelson/contracts/tasks';
import { useViewer } from '../session/use-viewer';
import { ErrorState } from '../ui/card/card-states';
import { SkeletonLines } from '../ui/card/skeleton';
import { useNotices } from '../ui/notices/use-notices';
import { useSetTaskRemindersMutation, useTaskRemindersQuery } from './tasks.api';

/** Whether a mail reminds of tasks on the day on which they fall due. */
export function TaskRemindersSetting() {
  const { id: accountId } = useViewer();
  const { data, error, refetch } = useTaskRemindersQuery(accountId);
  const [set, { isLoading }] = useSetTaskRemindersMutation();
  const { toast, refusedOrFailed } = useNotices();
  const change = async (on: boolean): Promise<void> => {
    const { error: failure } = await set({ accountId, on });
    if (failure === undefined) toast(on ? texts.remindersOn : texts.remindersOff, 'success');
    else refusedOrFailed(failure, texts.unableToSave);
  };
  return (
    <section className="k-passcode-setting" aria-labelledby="task-reminders-title">
      <h3 id="task-reminders-title">
        <TimeIcon size={14} /> Mails about due tasks
      </h3>
      {data ? (
        <Switch
          checked={data.on}
          disabled={isLoading}
          label="Remind me by email on the morning of the day on which tasks fall due"
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
        />
      ) : error === undefined ? (
        <SkeletonLines lines={1} label="Reading the setting" />
      ) : (
        <ErrorState title="The setting could not be read" error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}
