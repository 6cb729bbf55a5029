import { z } from 'zod';
import { defineRoute } from '../wire/route';
import { deletionPaths as paths } from './deletion.paths';

export const deleteAccountContract = defineRoute(
  paths.deleteAccount,
  'Delete the own account at once, once its free trial is over and nothing is paid',
  { answer: z.object({}) },
);
