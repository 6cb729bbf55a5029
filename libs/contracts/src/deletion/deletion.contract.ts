import { z } from 'zod';
import { owner } from '../access/rules';
import { defineRoute } from '../wire/route';
import { deletionPaths as paths } from './deletion.paths';

export const deleteAccountContract = defineRoute(
  paths.deleteAccount,
  { ...owner, stepUp: true, afterTrial: 'allowed' },
  'Delete the own account at once, once its free trial is over and nothing is paid',
  { answer: z.object({}) },
);
