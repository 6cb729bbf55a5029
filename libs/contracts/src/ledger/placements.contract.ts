import { ACCOUNT_CATEGORIES, CATEGORY_TAGS } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders, ownerOrActingStaff } from '../access/rules';
import { defineRoute } from '../wire/route';
import { PLACED_BY } from './ledger-words';
import { ledgerMessages as texts } from './ledger.messages';
import { LEDGER_REFUSALS } from './ledger.refusals';
import { ledgerPaths as paths } from './ledger.paths';
import { accountParams, amountFromZero, figureChange, month } from './wire-values';

const category = z.enum(ACCOUNT_CATEGORIES);
const tag = z.enum(CATEGORY_TAGS);

const placed = z.object({ category, tag: tag.nullable() });

export const accountPlacement = z.object({
  ref: z.number().int(),
  account_code: z.string(),
  account_name: z.string(),
  account_type: z.string(),
  account_sub_type: z.string().nullable(),
  /** Where it counts; null: in no figure, since nothing places it. */
  placement: placed.nullable(),
  placedBy: z.enum(PLACED_BY),
  /** Where the rules alone would put it. */
  byRules: placed.nullable(),
  /** What went through it in the last twelve months, debit positive; null where nothing is known. */
  movement: z.number().nullable(),
  /** What stood on it at the end of the last month, debit positive. */
  balance: z.number().nullable(),
  /** Of what is due after more than one year: the part that is due earlier. */
  dueWithinYear: z
    .object({
      /** Pounds; null where nobody has stated it. */
      stated: amountFromZero,
      /** Its name alone puts the whole of it after one year. */
      assumed: z.boolean(),
    })
    .nullable(),
});

export const placementsContract = defineRoute(
  paths.placements,
  companyReaders,
  'Every account with where it counts and what put it there',
  {
    params: accountParams,
    refusals: ['NOT_FOUND'],
    answer: z.object({ companyName: z.string(), asAt: month.nullable(), accounts: z.array(accountPlacement) }),
  },
);

const oneAccount = accountParams.extend({ ref: z.coerce.number().int().min(1).max(1_000_000) });

/** A tag singles out a part of the overheads. */
const tagFits = ({ category: to, tag: as }: { category: string; tag?: string | null | undefined }): boolean =>
  as === undefined || as === null || to === 'overheads';
const TAG_FITS = { message: texts.tagNotForCategory, path: ['tag'] };

export const previewPlacementContract = defineRoute(
  paths.previewPlacement,
  companyReaders,
  'Every watched figure as it is and as it would be with the account there; `rules` asks for an undo',
  {
    params: oneAccount,
    query: z
      .strictObject({ category: z.enum([...ACCOUNT_CATEGORIES, 'rules']), tag: tag.optional() })
      .refine(tagFits, TAG_FITS),
    refusals: LEDGER_REFUSALS,
    answer: z.object({ asAt: month.nullable(), figures: z.array(figureChange) }),
  },
);

export const placeAccountContract = defineRoute(
  paths.placeAccount,
  ownerOrActingStaff,
  'Decide where an account counts',
  {
    params: oneAccount,
    body: z.strictObject({ category, tag: tag.nullable() }).refine(tagFits, TAG_FITS),
    refusals: LEDGER_REFUSALS,
    answer: accountPlacement,
    versionOf: paths.placements,
  },
);

export const undoPlacementContract = defineRoute(
  paths.undoPlacement,
  ownerOrActingStaff,
  'Take a decision back: the account counts where it did before it',
  { params: oneAccount, refusals: LEDGER_REFUSALS, answer: accountPlacement, versionOf: paths.placements },
);

export const stateDueWithinYearContract = defineRoute(
  paths.stateDueWithinYear,
  ownerOrActingStaff,
  'State what of a loan is due within a year, in pounds; null takes it back',
  {
    params: oneAccount,
    body: z.strictObject({ amount: amountFromZero }),
    refusals: LEDGER_REFUSALS,
    answer: accountPlacement,
    versionOf: paths.placements,
  },
);
