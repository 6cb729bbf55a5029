import {
  Calculator,
  Chart,
  CreditCard,
  Dashboard,
  Database,
  Flows,
  Form,
  GridView,
  Layers,
  Learning,
  Office,
  People,
  Refresh,
  ScatterPlot,
  ThList,
  TickCircle,
  Updated,
  User,
} from '@blueprintjs/icons';
import type { ComponentType } from 'react';
import type { DrawerIcon } from './drawer-items';

const ICONS: Record<DrawerIcon, ComponentType> = {
  dashboard: Dashboard,
  areas: Layers,
  finance: Chart,
  tasks: TickCircle,
  learning: Learning,
  calculator: Calculator,
  profitAndLoss: ThList,
  balance: GridView,
  connect: Flows,
  company: Office,
  questions: Form,
  people: People,
  refresh: Refresh,
  update: Updated,
  data: Database,
  partners: ScatterPlot,
  admins: User,
  payments: CreditCard,
};

export function DrawerItemIcon({ icon }: { readonly icon: DrawerIcon }) {
  const Icon = ICONS[icon];
  return <Icon />;
}
