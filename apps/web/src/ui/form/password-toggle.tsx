interface PasswordToggleProps {
  /** Of the password's input. */
  readonly controls: string;
  /** Of the field, in its words. */
  readonly label: string;
  readonly shown: boolean;
  readonly onToggle: () => void;
  /** Beside other links rather than inside the field. */
  readonly inLine?: boolean;
}

export function PasswordToggle({ controls, label, shown, onToggle, inLine = false }: PasswordToggleProps) {
  const act = shown ? 'Hide' : 'Show';
  return (
    <button
      type="button"
      className={inLine ? 'k-link k-password-line' : 'k-password-toggle'}
      aria-label={`${act} ${label.toLowerCase()}`}
      aria-controls={controls}
      onClick={onToggle}
    >
      {inLine ? `${act} ${label.toLowerCase()}` : act}
    </button>
  );
}
