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
  const opener = useRef<HTMLElement | null>(null);
  const start = (popover: HTMLElement): void => {
    opener.current = document.querySelector('[aria-haspopup][aria-expanded="true"]');
    focusStart(popover);
  };
  // As soon as it closes, not when it has faded: by then a dialog that the choice opened may be typed into. Blueprint may
  // have fetched the focus to the ends of its trap, which stand beside the popover.
  const giveBack = (popover: HTMLElement): void => {
    if (popover.closest('.bp6-portal')?.contains(document.activeElement) === true) opener.current?.focus();
  };
  return (
    <PopoverNext
      placement={placement}
      popupKind={KINDS[kind]}
      animation="minimal"
      arrow={false}
      middleware={BELOW}
      onOpening={start}
      onClosing={giveBack}
      shouldReturnFocusOnClose={false}
      content={
        <Menu role={kind} aria-label={label} onKeyDown={walkItems}>
          {items}
        </Menu>
      }
    >
      {children}
    </PopoverNext>
  );
}
