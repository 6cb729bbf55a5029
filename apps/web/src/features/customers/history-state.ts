import { useSearchParams } from 'react-router-dom';
import { PAGE_SIZES, type PageSize } from '../../ui/table/table-state';

export interface HistoryState {
  readonly size: PageSize;
  readonly before: number | undefined;
  /** Address of the page of older events. */
  olderThan(position: number): string;
  resize(size: PageSize): void;
}

const positive = (text: string | null): number | undefined => {
  const value = Number(text);
  return text !== null && Number.isSafeInteger(value) && value > 0 ? value : undefined;
};

export function useHistoryState(): HistoryState {
  const [address, setAddress] = useSearchParams();
  const size = PAGE_SIZES.find((each) => String(each) === address.get('size')) ?? 10;
  const sized: Record<string, string> = size === 10 ? {} : { size: String(size) };
  return {
    size,
    before: positive(address.get('before')),
    olderThan: (position) => `?${new URLSearchParams({ ...sized, before: String(position) }).toString()}`,
    resize: (wanted) => setAddress(wanted === 10 ? {} : { size: String(wanted) }),
  };
}
