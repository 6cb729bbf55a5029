import { Button } from '@blueprintjs/core';
import { questionnairesMessages as texts } from '@keelson/contracts/questionnaires';
import { DialogFrame } from '../../../ui/dialog/dialog-frame';

interface AlreadyAnsweredDialogProps {
  /** Names of the chapters that had been answered; none closes it. */
  readonly chapters: readonly string[];
  readonly onClose: () => void;
}

/** Some chapters had been submitted before, perhaps on another device: those answers count. */
export const AlreadyAnsweredDialog = ({ chapters, onClose }: AlreadyAnsweredDialogProps) => (
  <DialogFrame
    open={chapters.length > 0}
    title={texts.alreadyAnswered}
    width={400}
    onClose={onClose}
    actions={
      <Button intent="primary" onClick={onClose}>
        View Score
      </Button>
    }
  >
    <p>The answers given then count, nothing was changed: {chapters.join(', ')}.</p>
  </DialogFrame>
);
