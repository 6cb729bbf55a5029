import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen and when. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly destructive?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, destructive = false, busy = false, onConfirm, onCancel } = props;
  return (
    <DialogFrame
      open={open}
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button intent={destructive ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
