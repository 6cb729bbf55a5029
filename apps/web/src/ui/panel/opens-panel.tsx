import { type ReactNode, useEffect, useRef } from 'react';

interface OpensPanelProps {
  readonly open: boolean;
  readonly onClick: () => void;
  /** Accessible name where the content is none. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Opens a panel, and takes the focus back when the panel closes with it. */
export function OpensPanel({ open, onClick, label, className, children }: OpensPanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const opened = button.current;
    return () => {
      if (document.activeElement === document.body) opened?.focus();
    };
  }, [open]);
  return (
    <button ref={button} type="button" className={className} aria-label={label} aria-expanded={open} onClick={onClick}>
      {children}
    </button>
  );
}
