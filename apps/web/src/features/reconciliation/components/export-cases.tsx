import { reconciliationPaths } from '@keelson/contracts/reconciliation';
import type { CaseFilters } from '../case-list-state';
import { ExportButtons } from './export-buttons';

/** The cases that the filters leave, shown or not. */
export const ExportCases = ({ filters }: { readonly filters: CaseFilters }) => (
  <ExportButtons
    title="Export the reconciliation"
    done="Reconciliation exported"
    callFor={(format) => ({ route: reconciliationPaths.export, params: { format }, query: { ...filters } })}
  >
    The file holds personal data and leaves Keelson with you. It has the payments that the filters leave.
  </ExportButtons>
);
