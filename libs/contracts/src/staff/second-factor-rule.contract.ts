import { z } from 'zod';
import { confirmed, superAdmins } from '../access/rules';
import { defineRoute } from '../wire/route';
import { staffPaths as paths } from './staff.paths';

const rule = z.object({
  /** Members without one reach nothing but where it is set up. */
  required: z.boolean(),
  /** How many members of staff have none yet, those invited included and those disabled not. */
  membersWithout: z.int(),
});

export const secondFactorRuleContract = defineRoute(
  paths.secondFactorRule,
  superAdmins,
  'Whether every member of staff needs a second factor, and how many have none',
  { answer: rule },
);

export const requireSecondFactorContract = defineRoute(
  paths.requireSecondFactor,
  confirmed(superAdmins, 'Change whether staff need a second factor', 'required'),
  'Require a second factor of all staff, or leave it to them; open sessions follow within a second',
  { body: z.strictObject({ required: z.boolean() }), answer: rule },
);
