import { goalsForm } from '@keelson/contracts/goals';
import { schemaMessages } from '../../ui/form/schema-messages';
import { dayFault } from '../../ui/form/typed-day';
import type { FieldMessages } from '../../ui/form/use-form';
import { fieldOf, goalsBodyOf, type GoalsValues, rowsOf } from './goal-values';

/** A goal has one amount or the other; the form has one box for what is typed. */
const fieldAt = (path: string): string => path.replace(/\.(?:cost|overallCost)$/, '.amount');

/** What was typed for a day and is none: the schema compares days as texts. */
const dayFaults = (values: GoalsValues): FieldMessages<GoalsValues> =>
  Object.fromEntries(
    rowsOf(values).flatMap(({ date }, index) => {
      const fault = dayFault(date);
      return fault === undefined ? [] : [[fieldOf(index, 'date'), fault]];
    }),
  );

export const goalRules = (values: GoalsValues, today: string): FieldMessages<GoalsValues> => ({
  ...schemaMessages<GoalsValues>(goalsForm(today), goalsBodyOf(values), fieldAt),
  ...dayFaults(values),
});
