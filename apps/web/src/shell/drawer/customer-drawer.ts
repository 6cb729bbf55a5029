import * as paths from '../../client/paths';
import { dashboard, type DrawerItem, type DrawerSection } from './drawer-item';

const learning: DrawerItem = {
  id: 'learning',
  label: 'Learning',
  icon: 'learning',
  to: paths.learning,
};
const whatIf: DrawerItem = {
  id: 'whatIf',
  label: 'What If Calculator',
  icon: 'calculator',
  to: paths.calculator,
};

const premiumMain: readonly DrawerItem[] = [
  dashboard,
  { id: 'businessAreas', label: 'Business Areas', icon: 'areas', to: paths.businessAreas, tree: true },
  { id: 'myFinance', label: 'My Finance', icon: 'finance', to: paths.myFinancials },
  { id: 'tasks', label: 'Task Management', icon: 'tasks', to: paths.tasks },
  learning,
];

export const premiumSections: readonly DrawerSection[] = [
  { items: premiumMain },
  {
    title: 'Calculator',
    items: [
      whatIf,
      {
        id: 'detailedPl',
        label: 'Detailed P&L',
        icon: 'profitAndLoss',
        to: paths.detailedProfitAndLoss,
      },
      {
        id: 'balanceSheet',
        label: 'Balance Sheet',
        icon: 'balance',
        to: paths.calculatorBalanceSheet,
      },
    ],
  },
  {
    title: 'Company',
    items: [
      { id: 'integrateFinance', label: 'Integrate Finance', icon: 'connect', to: paths.connectAccounts },
      { id: 'yourCompany', label: 'Your Company', icon: 'company', to: paths.companyQuestions },
      {
        id: 'financeQuestions',
        label: 'Business Areas/Finance Questions',
        icon: 'questions',
        to: paths.financeQuestions,
      },
    ],
  },
];

export const basicSections: readonly DrawerSection[] = [
  { items: [dashboard, learning] },
  { title: 'Calculator', items: [whatIf] },
];
