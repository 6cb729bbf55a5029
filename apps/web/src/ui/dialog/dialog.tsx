import { useMemo, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';
import { type Keep, UnsavedContext } from './unsaved';

interface DialogProps extends DialogFrameProps {
  /** Something was typed that closing would lose. Forms inside say so by themselves. */
  readonly unsaved?: boolean;
  /** Keeps what was typed until the dialog is opened again. */
  readonly keep?: Keep;
}

/** Escape, the cross and a press beside it close the dialog; where that would lose what was typed it asks first. */
export function Dialog({ unsaved = false, keep, onClose, children, ...frame }: DialogProps) {
  const [unsavedForms, setUnsavedForms] = useState<ReadonlyMap<string, Keep>>(new Map());
  const [asking, setAsking] = useState(false);
  const told = useMemo(
    () => ({
      tell: (form: string, keepForm: Keep | undefined) =>
        setUnsavedForms((before) => {
          const others = [...before].filter(([each]) => each !== form);
          return new Map(keepForm ? [...others, [form, keepForm]] : others);
        }),
    }),
    [],
  );
  const close = async (): Promise<void> => {
    const kept = await Promise.all([
      !unsaved || (keep !== undefined && keep()),
      ...[...unsavedForms.values()].map((keepForm) => keepForm()),
    ]);
    if (kept.includes(false)) setAsking(true);
    else onClose();
  };
  return (
    <>
      <DialogFrame {...frame} onClose={() => void close()}>
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
