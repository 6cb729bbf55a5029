import type { GoalsSlots } from '../features/dashboard/goals-slots';
import { DashboardPage } from '../features/dashboard/pages/dashboard-page';
import { GoalsCard } from '../features/goals/goals-card';
import { GoalsForm } from '../features/goals/goals-form';

const GOALS: GoalsSlots = {
  card: (given) => <GoalsCard {...given} />,
  form: (given) => <GoalsForm {...given} />,
};

/** The dashboard with the company's goals. */
export const DashboardScreen = () => <DashboardPage goals={GOALS} />;
