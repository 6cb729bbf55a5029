import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog/dialog';
import { OwnPasswordForm, type OwnPasswordFormProps } from './own-password-form';

interface OwnPasswordDialogProps extends Omit<OwnPasswordFormProps, 'hint' | 'onCancel'> {
  /** What will happen, and to whom. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Says what will happen and to whom, and asks for the own password, which counts once, for this act. */
export function OwnPasswordDialog({ children, onConfirmed, onClose, ...asked }: OwnPasswordDialogProps) {
  return (
    <Dialog open title={asked.title} onClose={onClose}>
      <p className="k-soft k-dialog-text">{children}</p>
      <OwnPasswordForm
        {...asked}
        hint="Confirms this once. It is recorded with your name."
        onConfirmed={async (confirmed) => {
          await onConfirmed(confirmed);
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
