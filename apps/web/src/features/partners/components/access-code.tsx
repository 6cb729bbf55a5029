import { Button } from '@blueprintjs/core';
import { DuplicateIcon, TickIcon } from '@blueprintjs/icons';
import { useEffect, useState } from 'react';
import './access-code.css';

const TOLD_MS = 2_500;

interface AccessCodeProps {
  readonly code: string;
  /** What it is called where it stands. */
  readonly label: string;
}

/** A channel partner's code, to read and to copy. */
export function AccessCode({ code, label }: AccessCodeProps) {
  const [told, setTold] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (told === undefined) return undefined;
    const timer = setTimeout(() => setTold(undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      setTold('copied');
    } catch {
      setTold('refused');
    }
  };
  return (
    <span className="k-access-code">
      <span className="k-small k-muted">{label}</span>
      <b className="k-num">{code}</b>
      <Button
        size="small"
        icon={told === 'copied' ? <TickIcon /> : <DuplicateIcon />}
        aria-label={`Copy ${label.toLowerCase()}`}
        onClick={() => void copy()}
      >
        {told === 'copied' ? 'Copied' : 'Copy'}
      </Button>
      <span className="k-sr" role="status">
        {told === 'copied' && 'Copied'}
        {told === 'refused' && 'Your browser does not let us copy. Please select the code and copy it yourself.'}
      </span>
    </span>
  );
}
