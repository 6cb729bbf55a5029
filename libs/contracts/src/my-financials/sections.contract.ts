import { COVERED_SECTIONS } from '@keelson/vocabulary';
import { z } from 'zod';
import { owner } from '../access/rules';
import { defineRoute } from '../wire/route';
import { myFinancialsPaths as paths } from './my-financials.paths';
import { accountParams } from './wire-values';

export const lockedSections = z.array(z.enum(COVERED_SECTIONS));

/** Sections are locked for the owner alone, so nobody else opens one. */
export const watchSectionContract = defineRoute(
  paths.watchSection,
  owner,
  'The video of a section of My Financials was watched: the section is open from now on, on every device',
  {
    params: accountParams.extend({ section: z.enum(COVERED_SECTIONS) }),
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({ lockedSections }),
  },
);
