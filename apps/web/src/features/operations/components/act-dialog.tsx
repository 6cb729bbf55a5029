import { OwnPasswordDialog } from '../../../session/own-password-dialog';
import { useNotices } from '../../../ui/notices/use-notices';
import { type Act, confirmedBy, wordsOf } from '../act';
import { useAsk } from '../use-ask';

interface ActDialogProps {
  readonly act: Act;
  readonly onClose: () => void;
}

/** Says what the workers will be asked for, and asks them once the own password confirmed it. */
export function ActDialog({ act, onClose }: ActDialogProps) {
  const words = wordsOf(act);
  const ask = useAsk();
  const notices = useNotices();
  return (
    <OwnPasswordDialog
      name="operations-act"
      title={words.title}
      confirm={words.confirm}
      act={confirmedBy(act)}
      onConfirmed={async (confirmed) => {
        await ask(act, confirmed);
        notices.toast(words.done);
      }}
      onClose={onClose}
    >
      {words.text}
    </OwnPasswordDialog>
  );
}
