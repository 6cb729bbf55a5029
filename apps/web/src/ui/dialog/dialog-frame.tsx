import { Dialog as BlueprintDialog } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useId, type ReactNode } from 'react';
import { useReturnFocus } from './use-return-focus';
import './dialog.css';

export interface DialogFrameProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Width in px; 480 unless told. On phones it becomes a sheet. */
  readonly width?: number;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** False where the way out must be one of the buttons. */
  readonly dismissible?: boolean;
}

/** Traps the focus, closes on Escape, returns the focus to where it was. */
export function DialogFrame({
  open,
  title,
  onClose,
  width = 480,
  children,
  actions,
  dismissible = true,
}: DialogFrameProps) {
  const titleId = useId();
  useReturnFocus(open);
  return (
    <BlueprintDialog
      isOpen={open}
      onClose={onClose}
      canEscapeKeyClose={dismissible}
      canOutsideClickClose={dismissible}
      shouldReturnFocusOnClose={false}
      aria-labelledby={titleId}
      className="k-dialog"
      style={{ width }}
    >
      <div className="k-dialog-head">
        <h2 id={titleId}>{title}</h2>
        {dismissible && (
          <button type="button" className="k-icon-button" aria-label="Close" onClick={onClose}>
            <CrossIcon />
          </button>
        )}
      </div>
      <div className="k-dialog-body">{children}</div>
      {actions !== undefined && <div className="k-dialog-actions">{actions}</div>}
    </BlueprintDialog>
  );
}
