import type { PlanLine } from '@keelson/vocabulary';
import { useState } from 'react';

/** The accounts as sums of the year, or month by month. */
export type DetailSpan = 'totals' | 'months';

/** Which group is shown and how: it stays so while a saved date is opened. */
export function useShownGroup() {
  const [line, setLine] = useState<PlanLine>('sales');
  const [wanted, setWanted] = useState('');
  const [span, setSpan] = useState<DetailSpan>('totals');
  const show = (next: PlanLine): void => {
    setLine(next);
    setWanted('');
  };
  return { line, show, wanted, setWanted, span, setSpan };
}

export type ShownGroup = ReturnType<typeof useShownGroup>;
