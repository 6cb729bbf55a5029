import { HelpIcon } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import './explain.css';

interface ExplainButtonProps {
  /** The figure beside it. */
  readonly figure: string;
  readonly open: boolean;
  readonly onClick: () => void;
}

/** The question mark beside a figure. It takes the focus back when its panel closes. */
export function ExplainButton({ figure, open, onClick }: ExplainButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const opened = button.current;
    return () => {
      if (document.activeElement === document.body) opened?.focus();
    };
  }, [open]);
  return (
    <button
      ref={button}
      type="button"
      className="k-explain"
      aria-label={`Explain ${figure}`}
      aria-expanded={open}
      onClick={onClick}
    >
      <HelpIcon size={14} />
    </button>
  );
}
