import { goalsForm } from '@keelson/contracts/goals';
import { schemaMessages } from '../../ui/form/schema-messages';
import { goalsBodyOf, type GoalsValues } from './goal-values';

/** A goal has one amount or the other; the form has one box for what is typed. */
const fieldAt = (path: string): string => path.replace(/\.(?:cost|overallCost)$/, '.amount');

export const goalRules = (values: GoalsValues, today: string) =>
  schemaMessages<GoalsValues>(goalsForm(today), goalsBodyOf(values), fieldAt);
