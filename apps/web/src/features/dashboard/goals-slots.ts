import type { ReactNode } from 'react';
import type { Explaining } from '../../figures/explained-place';
import type { WhoseDashboard } from './use-whose-dashboard';

/** The goals are another feature: the dashboard says where they stand and for whom, the application draws them. */
export interface GoalsSlots {
  readonly card: (given: WhoseDashboard & { readonly onSet: () => void; readonly explaining: Explaining }) => ReactNode;
  /** `otherwise` comes up while the form is closed: one dialog at a time. */
  readonly form: (
    given: WhoseDashboard & { readonly today: string; readonly tour: boolean; readonly otherwise: ReactNode },
  ) => ReactNode;
}
