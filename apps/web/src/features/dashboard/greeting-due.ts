import type { SignupProgress } from '../../session/signup-progress.api';
import type { DashboardFigures } from './dashboard.api';

export type GreetingDue = 'continueOrSignOut' | 'welcome';
type Journey = Pick<SignupProgress, 'kpiScreenflag' | 'steps'>;

/**
 * What an owner is met with after the key indicators: without figures whether to go on or come back later, with figures
 * a welcome, once.
 */
export function greetingDue(
  { kpiScreenflag, steps }: Journey,
  { xero_dashboard_flag: ready }: Pick<DashboardFigures, 'xero_dashboard_flag'>,
): GreetingDue | undefined {
  if (kpiScreenflag !== 'completed') return undefined;
  if (ready === 0) return 'continueOrSignOut';
  const isNew = steps.some(({ step, openedAt }) => step === 'dashboard' && openedAt === null);
  return isNew ? 'welcome' : undefined;
}
