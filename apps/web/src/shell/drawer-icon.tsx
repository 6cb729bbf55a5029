import {
  CalculatorIcon,
  ChartIcon,
  CreditCardIcon,
  DashboardIcon,
  DatabaseIcon,
  EyeOpenIcon,
  FlowsIcon,
  FormIcon,
  GridViewIcon,
  InboxIcon,
  LayersIcon,
  LearningIcon,
  OfficeIcon,
  PeopleIcon,
  PinIcon,
  RefreshIcon,
  ScatterPlotIcon,
  SettingsIcon,
  SwapHorizontalIcon,
  ThListIcon,
  TickCircleIcon,
  UpdatedIcon,
  UserIcon,
} from '@blueprintjs/icons';
import type { ComponentType } from 'react';
import type { DrawerIcon } from './drawer/drawer-item';

const ICONS: Record<DrawerIcon, ComponentType> = {
  dashboard: DashboardIcon,
  areas: LayersIcon,
  finance: ChartIcon,
  tasks: TickCircleIcon,
  learning: LearningIcon,
  calculator: CalculatorIcon,
  profitAndLoss: ThListIcon,
  balance: GridViewIcon,
  connect: FlowsIcon,
  company: OfficeIcon,
  questions: FormIcon,
  people: PeopleIcon,
  refresh: RefreshIcon,
  update: UpdatedIcon,
  data: DatabaseIcon,
  partners: ScatterPlotIcon,
  admins: UserIcon,
  payments: CreditCardIcon,
  reconciliation: SwapHorizontalIcon,
  stuck: PinIcon,
  operations: SettingsIcon,
  audit: EyeOpenIcon,
  inbox: InboxIcon,
};

export function DrawerItemIcon({ icon }: { readonly icon: DrawerIcon }) {
  const Icon = ICONS[icon];
  return <Icon />;
}
