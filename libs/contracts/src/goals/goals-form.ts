import { hasOverallCost } from '@keelson/vocabulary';
import { z } from 'zod';
import { besideOthers } from '../validation/beside-others';
import { goalEntry, withdrawalTax } from './goals.contract';
import { goalsMessages as texts } from './goals.messages';

/** What the form asks more than the route: a day from `today` on, and the amount that the kind of the goal has. */
export const goalsForm = (today: string) => {
  const date = z
    .string()
    .min(1, texts.required)
    .refine((day) => day >= today, texts.datePast);
  const goal = goalEntry.extend({ date }).superRefine((entry, context) => {
    const asked = hasOverallCost(entry.goal) ? 'overallCost' : 'cost';
    if (entry[asked] === 0) context.addIssue({ code: 'custom', path: [asked], message: texts.required });
  }, besideOthers);
  return z.object({ goals: z.array(goal), withdrawalTaxPercent: withdrawalTax });
};
