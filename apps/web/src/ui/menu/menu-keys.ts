import type { KeyboardEvent } from 'react';

const itemsOf = (element: Element): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('.bp6-menu-item:not(.bp6-disabled)'),
];

export function focusStart(popover: HTMLElement): void {
  const chosen = popover.querySelector<HTMLElement>('[aria-selected="true"] .bp6-menu-item');
  (chosen ?? itemsOf(popover)[0])?.focus({ preventScroll: true });
}

const target = (key: string, at: number, last: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return at < last ? at + 1 : 0;
    case 'ArrowUp':
      return at > 0 ? at - 1 : last;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
};

export function walkItems(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const next = target(event.key, at, items.length - 1);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
