import { Menu, PopoverNext, PopupKind } from '@blueprintjs/core';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { focusStart, walkItems } from './menu-keys';

const KINDS = { menu: PopupKind.MENU, listbox: PopupKind.LISTBOX } as const;
const BELOW = { offset: { mainAxis: 6 } };

interface MenuPopoverProps {
  /** Accessible name of the menu. */
  readonly label: string;
  readonly placement: 'bottom-start' | 'bottom-end';
  readonly items: ReactNode;
  /** `listbox` where one of the items is the value of the button. */
  readonly kind?: keyof typeof KINDS;
  /** The button that opens it. */
  readonly children: ReactElement;
}

/** Opens on the chosen or first item; arrows walk it; Escape and a choice give the focus back to the button. */
export function MenuPopover({ label, placement, items, kind = 'menu', children }: MenuPopoverProps) {
  const opener = useRef<Element | null>(null);
  const start = (popover: HTMLElement): void => {
    opener.current = document.activeElement;
    focusStart(popover);
  };
  // Before the choice is acted on, not when the menu has faded: by then a dialog that it opened may be typed into.
  const giveBack = (): void => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <PopoverNext
      placement={placement}
      popupKind={KINDS[kind]}
      animation="minimal"
      arrow={false}
      middleware={BELOW}
      onOpening={start}
      shouldReturnFocusOnClose={false}
      content={
        <Menu role={kind} aria-label={label} onKeyDown={walkItems} onClickCapture={giveBack}>
          {items}
        </Menu>
      }
    >
      {children}
    </PopoverNext>
  );
}
