import { Button } from '@blueprintjs/core';
import { Dialog } from '../../../ui/dialog/dialog';

interface LearnDialogProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** Why a figure is worth watching. */
export const LearnDialog = ({ title, text, onClose }: LearnDialogProps) => (
  <Dialog open title={title} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
    <p>{text}</p>
  </Dialog>
);
