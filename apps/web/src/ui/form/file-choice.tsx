import { type ChangeEvent, type ReactNode, useId } from 'react';
import './file-choice.css';

interface FileChoiceProps {
  /** What the button says; its name too. */
  readonly children: ReactNode;
  /** Endings that the browser offers: `.xlsx,.csv`. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onChoose: (file: File) => void;
}

/** A file of the person's, chosen by a button in the product's look. */
export function FileChoice({ children, accept, disabled = false, onChoose }: FileChoiceProps) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    // The same file may be chosen again once it was changed.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <label className="bp6-button k-file-choice" htmlFor={id}>
      {children}
      <input id={id} type="file" accept={accept} disabled={disabled} onChange={choose} />
    </label>
  );
}
