import type { YearSlot } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders, ownerOrActingStaff } from '../access/rules';
import { defineRoute } from '../wire/route';
import { ledgerMessages as texts } from './ledger.messages';
import { LEDGER_REFUSALS } from './ledger.refusals';
import { ledgerPaths as paths } from './ledger.paths';
import { accountParams, month, people, somePeople } from './wire-values';

/** `date` is a month; `username` is told, and ignored where it is sent. */
const entry = z.strictObject({ date: month, employeeCount: people, username: z.string().max(320).default('') });

const YEAR = 12;
const yearsOf = <Entry extends z.ZodType>(each: Entry) =>
  ({
    thisYear: z.array(each).max(YEAR),
    lastYear: z.array(each).max(YEAR),
    lastYearMinusOne: z.array(each).max(YEAR),
  }) satisfies Record<YearSlot, unknown>;

export const headcountsContract = defineRoute(
  paths.headcounts,
  companyReaders,
  'People employed by month of three financial years, up to this month; null where nobody entered a count',
  { params: accountParams, refusals: ['NOT_FOUND'], answer: z.object(yearsOf(entry)) },
);

/** A channel partner may press Save on what the owner entered; the values in the boxes are the owner's to change. */
export const saveHeadcountsContract = defineRoute(
  paths.saveHeadcounts,
  { allow: { customer: 'own', partner: 'partners' }, whileActing: 'allowed' },
  'Save people employed; months that are not sent stay, null takes a count back',
  {
    params: accountParams,
    body: z.strictObject(yearsOf(entry.extend({ employeeCount: somePeople }))),
    refusals: [...LEDGER_REFUSALS, 'MONTH_NOT_BEGUN'],
    answer: z.object({ changed: z.number().int() }),
    versionOf: paths.headcounts,
  },
);

/** A decimal text: `1.20`. */
const multiplier = z.string().regex(/^1(\.([0-2]\d?|30?))?$/, texts.vatInvalid);

export const vatMultiplierContract = defineRoute(
  paths.vatMultiplier,
  companyReaders,
  'What turns a net amount of this company into one with VAT',
  {
    params: accountParams,
    refusals: ['NOT_FOUND', 'NO_LEDGER'],
    /** `null` until the accounting system or the customer says it. */
    answer: z.object({ vatMultiplier: z.string().nullable(), setByCustomer: z.boolean() }),
  },
);

export const setVatMultiplierContract = defineRoute(
  paths.setVatMultiplier,
  ownerOrActingStaff,
  'Set the VAT multiplier',
  {
    params: accountParams,
    body: z.strictObject({ vatMultiplier: multiplier }),
    refusals: LEDGER_REFUSALS,
    answer: z.object({ vatMultiplier: z.string() }),
    versionOf: paths.vatMultiplier,
  },
);
