import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog/dialog';

interface LearnDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Why a figure is worth watching. */
export const LearnDialog = ({ title, onClose, children }: LearnDialogProps) => (
  <Dialog open title={title} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
    {children}
  </Dialog>
);
