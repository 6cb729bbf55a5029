interface KeysLineProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Tells the keys. Who dictates or types elsewhere can turn them off. */
export function KeysLine({ on, onChange }: KeysLineProps) {
  return (
    <p className="k-small k-muted k-keys">
      <span>
        Keys: <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>M</kbd> match, <kbd>S</kbd> skip.
      </span>
      <label className="k-keys-switch">
        <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} /> Use keys
      </label>
    </p>
  );
}
