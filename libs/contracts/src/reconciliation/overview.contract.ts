import { RECONCILIATION_MONTH_STATES, RECONCILIATION_STATES } from '@keelson/vocabulary';
import { z } from 'zod';
import { paymentReconcilers } from '../access/rules';
import { defineRoute } from '../wire/route';
import { monthClosing, monthFigures, person } from './month-fields';
import { payoutRow } from './payout-fields';
import { reconciliationPaths as paths } from './reconciliation.paths';

const instant = z.iso.datetime();
const pence = z.number().int();

export const reconciliationOverviewContract = defineRoute(
  paths.overview,
  paymentReconcilers,
  'Months with their totals, how many cases stand how, when the provider was last read, and the equation of the newest payout',
  {
    answer: z.object({
      /** Newest first, at most 24. */
      months: z.array(
        z.object({
          month: z.string(),
          /** Open, ready to be closed, or closed: then its figures are those with which it was closed. */
          state: z.enum(RECONCILIATION_MONTH_STATES),
          needsPerson: pence,
          ...monthFigures.shape,
          /** Gaps of its cases that nobody has settled. */
          openGapPence: pence,
          /** Null while it is not closed. */
          closed: monthClosing.nullable(),
        }),
      ),
      counts: z.object({
        needsPerson: pence,
        states: z.record(z.enum(RECONCILIATION_STATES), pence),
      }),
      lastSweep: z
        .object({
          startedAt: instant,
          finishedAt: instant,
          from: instant,
          until: instant,
          read: pence,
          recorded: pence,
        })
        .nullable(),
      newestPayout: payoutRow.nullable(),
      /** Who can be assigned. */
      people: z.array(person),
      secondPersonAbovePence: pence,
    }),
  },
);
