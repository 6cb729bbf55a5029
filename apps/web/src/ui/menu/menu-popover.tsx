import { Menu, PopoverNext, PopupKind } from '@blueprintjs/core';
import type { ReactElement, ReactNode } from 'react';
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
  return (
    <PopoverNext
      placement={placement}
      popupKind={KINDS[kind]}
      animation="minimal"
      arrow={false}
      middleware={BELOW}
      onOpening={focusStart}
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
