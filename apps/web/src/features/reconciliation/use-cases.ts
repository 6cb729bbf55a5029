import type { CaseQuery } from './case-list-state';
import { useReconciliationCasesQuery } from './reconciliation.api';

/** The cases that fit, unless something else is shown. */
export const useCases = (asked: CaseQuery, shown: boolean) =>
  useReconciliationCasesQuery(asked, { refetchOnMountOrArgChange: true, skip: !shown });
