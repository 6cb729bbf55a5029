import { z } from 'zod';
import { staffThemselves } from '../access/rules';
import { defineRoute } from '../wire/route';
import { accountsPaths as paths } from './accounts.paths';
import { ownAccountId, profileName } from './profile-fields';

/** Of members of staff nothing is known but name and address. */
export const staffProfileContract = defineRoute(
  paths.staffProfile,
  staffThemselves,
  'The own profile of a member of staff',
  {
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      id: z.string(),
      firstName: z.string(),
      email: z.string(),
      createTime: z.iso.datetime(),
    }),
  },
);

export const changeStaffProfileContract = defineRoute(
  paths.changeStaffProfile,
  staffThemselves,
  'Change the own profile of a member of staff',
  {
    body: z.strictObject({ id: ownAccountId, firstName: profileName }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({ id: z.string(), firstName: z.string() }),
    versionOf: paths.staffProfile,
  },
);
