import { isAccountId } from '@keelson/kernel';
import { PERMISSIONS } from '@keelson/vocabulary';
import { z } from 'zod';
import { confirmedBySuperAdmin, customerManagers } from '../access/rules';
import { defineRoute } from '../wire/route';
import { staffPaths as paths } from './staff.paths';

const account = z.string().max(40).refine(isAccountId, 'not an account id');
const permission = z.enum(PERMISSIONS);
const nothing = z.object({});

export const grantPermissionContract = defineRoute(
  paths.grantPermission,
  confirmedBySuperAdmin,
  'Grant a permission to an admin',
  {
    params: z.strictObject({ accountId: account }),
    body: z.strictObject({ permission }),
    answer: nothing,
  },
);

export const withdrawPermissionContract = defineRoute(
  paths.withdrawPermission,
  confirmedBySuperAdmin,
  'Withdraw a permission of an admin',
  {
    params: z.strictObject({ accountId: account, permission }),
    answer: nothing,
  },
);

export const endSessionsContract = defineRoute(
  paths.endSessions,
  { ...customerManagers, stepUp: true },
  'End every session of an account',
  {
    params: z.strictObject({ accountId: account }),
    answer: z.object({ ended: z.int() }),
  },
);
