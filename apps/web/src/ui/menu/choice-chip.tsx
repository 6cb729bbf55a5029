import { MenuItem } from '@blueprintjs/core';
import { ChevronDownIcon } from '@blueprintjs/icons';
import { MenuPopover } from './menu-popover';
import './choice-chip.css';

interface ChoiceChipProps<Value extends string> {
  readonly label: string;
  /** What no choice reads as, for example `any`. */
  readonly all: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** A filter with one value out of a few. */
export function ChoiceChip<Value extends string>({ label, all, options, value, onChange }: ChoiceChipProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  const item = (of: Value | undefined, text: string) => (
    <MenuItem
      key={of ?? ''}
      text={text}
      roleStructure="listoption"
      selected={value === of}
      onClick={() => onChange(of)}
    />
  );
  return (
    <MenuPopover
      label={label}
      placement="bottom-start"
      kind="listbox"
      items={
        <>
          {item(undefined, all.charAt(0).toUpperCase() + all.slice(1))}
          {options.map((option) => item(option.value, option.text))}
        </>
      }
    >
      <button type="button" className="k-chip" data-on={value !== undefined}>
        {label}: <b>{value === undefined ? all : (chosen?.text ?? value)}</b>
        <ChevronDownIcon size={12} />
      </button>
    </MenuPopover>
  );
}
