import { type ReactNode, useEffect, useRef } from 'react';

interface OpensPanelProps {
  readonly open: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Opens a panel, and takes the focus back when the panel closes with it. */
export function OpensPanel({ open, onClick, children }: OpensPanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const opened = button.current;
    return () => {
      if (document.activeElement === document.body) opened?.focus();
    };
  }, [open]);
  return (
    <button ref={button} type="button" aria-expanded={open} onClick={onClick}>
      {children}
    </button>
  );
}
