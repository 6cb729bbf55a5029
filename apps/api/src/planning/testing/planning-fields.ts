import type { RoleFields } from '../../testing/role-fields';

/** Typed figures are read by who reads the figures of the books. */
export const PLANNING_FIELDS: Readonly<Record<string, RoleFields>> = {
  'planning.inputs': {
    readers: 'customer partner superAdmin',
    fields: [
      'companyName',
      'data_flag',
      'informationFrom',
      'input_values.No_of_months_last_year',
      'input_values.No_of_months_this_year',
      'input_values.cost_of_sales_YTD',
      'input_values.cost_of_sales_last_year',
      'input_values.overhead_costs_YTD',
      'input_values.overhead_costs_last_year',
      'input_values.payroll_YTD',
      'input_values.payroll_cost_last_year',
      'input_values.sales_YTD',
      'input_values.sales_last_year',
      'months.lastYear[]',
      'months.thisYear[]',
      'period1',
      'savedAt',
    ],
  },
};
