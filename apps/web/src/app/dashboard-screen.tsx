import type { GoalsSlots } from '../features/dashboard/goals-slots';
import { DashboardPage } from '../features/dashboard/pages/dashboard-page';
import { GoalsCard } from '../features/goals/goals-card';
import { GoalsForm } from '../features/goals/goals-form';
import { StaffHome } from './staff-home';

const GOALS: GoalsSlots = {
  card: (given) => <GoalsCard {...given} />,
  form: (given) => <GoalsForm {...given} />,
};

/** The dashboard with the company's goals, and the home of staff. */
export const DashboardScreen = () => <DashboardPage goals={GOALS} staffHome={(title) => <StaffHome title={title} />} />;
