/** A plan that a demo owner saves: changes in percent, by the names under which they are sent. */
export interface DemoPlan {
  readonly name: string;
  readonly currentPrice: number;
  readonly currentSales: number;
  readonly currentCostOfSales: number;
  readonly currentPayroll: number;
  readonly currentOverheads: number;
}

const STILL = { currentPrice: 0, currentSales: 0, currentCostOfSales: 0, currentPayroll: 0, currentOverheads: 0 };

/** A detailed profit and loss that a demo owner saves: each account of a group changes by so many percent. */
export interface DemoDetail {
  readonly name: string;
  readonly changes: Readonly<Record<string, number>>;
}

export interface DemoPlanner {
  readonly email: string;
  readonly plans: readonly DemoPlan[];
  readonly details: readonly DemoDetail[];
}

/** One owner of a garage who plans, with figures that were imported. */
export const DEMO_PLANNERS: readonly DemoPlanner[] = [
  {
    email: 'hannah@greyfieldmotors.example',
    plans: [
      { ...STILL, name: 'Price rise only', currentPrice: 2 },
      { ...STILL, name: 'Second mechanic', currentSales: 20, currentPayroll: 25, currentOverheads: 3 },
      {
        name: 'Trim overheads, grow a little',
        ...{ currentPrice: 2, currentSales: 5, currentCostOfSales: -3, currentPayroll: 4, currentOverheads: -10 },
      },
    ],
    details: [
      { name: 'Suppliers up, prices too', changes: { salesRevenueIncome: 3.5, costOfSales: 6 } },
      { name: 'A leaner workshop', changes: { payroll: -2.5, overheads: -8 } },
    ],
  },
];
