import { useEffect, useRef } from 'react';
import type { Case } from './reconciliation.api';

export interface CaseSteps {
  next(): void;
  previous(): void;
  /** Leaves the case that is open. */
  close(): void;
}

/** From case to case in the order of the list. A case that was settled has left it: then on from where it stood. */
export function useCaseSteps(
  rows: readonly Case[] | undefined,
  chosen: string | undefined,
  choose: (caseId: string | undefined) => void,
): CaseSteps {
  const at = rows?.findIndex(({ caseId }) => caseId === chosen) ?? -1;
  const stood = useRef(0);
  useEffect(() => {
    if (at >= 0) stood.current = at;
  }, [at]);
  const goTo = (index: number): void => {
    const row = rows?.[index];
    if (row) choose(row.caseId);
  };
  return {
    next: () => goTo(at >= 0 ? at + 1 : chosen === undefined ? 0 : stood.current),
    previous: () => goTo(at >= 0 ? at - 1 : stood.current - 1),
    close: () => {
      if (chosen !== undefined) choose(undefined);
    },
  };
}
