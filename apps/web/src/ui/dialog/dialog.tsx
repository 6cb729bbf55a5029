import { useMemo, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';
import { UnsavedContext } from './unsaved';

interface DialogProps extends DialogFrameProps {
  /** Something was typed that closing would lose. Forms inside say so by themselves. */
  readonly unsaved?: boolean;
}

/** Escape, the cross and a press beside it close the dialog; where that would lose what was typed it asks first. */
export function Dialog({ unsaved = false, onClose, children, ...frame }: DialogProps) {
  const [unsavedForms, setUnsavedForms] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState(false);
  const told = useMemo(
    () => ({
      tell: (form: string, isUnsaved: boolean) =>
        setUnsavedForms((before) => {
          const others = [...before].filter((each) => each !== form);
          return new Set(isUnsaved ? [...others, form] : others);
        }),
    }),
    [],
  );
  const close = (): void => {
    if (unsaved || unsavedForms.size > 0) setAsking(true);
    else onClose();
  };
  return (
    <>
      <DialogFrame {...frame} onClose={close}>
        <UnsavedContext.Provider value={told}>{children}</UnsavedContext.Provider>
      </DialogFrame>
      <ConfirmDialog
        open={asking}
        title="Leave without saving?"
        confirm="Leave without saving"
        destructive
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      >
        What you typed here will be lost.
      </ConfirmDialog>
    </>
  );
}
