import { useState, type KeyboardEvent } from 'react';

interface Keys {
  readonly open: boolean;
  /** Place of the marked entry, -1 for none. */
  readonly marked: number;
  readonly show: () => void;
  readonly hide: () => void;
  /** Takes an entry and closes the list. */
  readonly take: (index: number) => void;
  readonly mark: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The keys of a combobox: arrows walk round, Enter takes the marked entry, Escape closes the list. */
export function useSuggestKeys(count: number, pick: (index: number) => void): Keys {
  const [open, setOpen] = useState(false);
  const [chosen, setMarked] = useState(-1);
  const marked = chosen < count ? chosen : -1;
  const hide = (): void => {
    setOpen(false);
    setMarked(-1);
  };
  const take = (index: number): void => {
    pick(index);
    hide();
  };
  const walk = (step: 1 | -1): void => {
    setOpen(true);
    if (count > 0) setMarked(marked === -1 ? (step === 1 ? 0 : count - 1) : (marked + step + count) % count);
  };
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    ...(open ? { Escape: hide } : {}),
    ...(open && marked !== -1 ? { Enter: () => take(marked) } : {}),
  };
  return {
    open,
    marked,
    show: () => {
      setOpen(true);
      setMarked(-1);
    },
    hide,
    take,
    mark: setMarked,
    onKeyDown: (event) => {
      const act = acts[event.key];
      if (act === undefined || event.nativeEvent.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}
