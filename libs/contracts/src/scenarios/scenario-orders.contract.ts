import { isCalendarDate, isMonth, MONTH } from '@keelson/kernel';
import { LONGEST_SNAPSHOT_NAME } from '@keelson/vocabulary';
import { z } from 'zod';
import { ownerAndPartner } from '../access/rules';
import { defineRoute } from '../wire/route';
import { scenarioAccount } from './scenarios.contract';
import { scenarioMessages as texts } from './scenarios.messages';
import { scenariosPaths as paths } from './scenarios.paths';

const all = z.strictObject(scenarioAccount);
const one = z.strictObject({
  ...scenarioAccount,
  scenarioId: z
    .string()
    .regex(/^scn_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'not a scenario id')
    .meta({ description: 'Which scenario' }),
});
const name = z
  .string({ error: texts.nameMissing })
  .trim()
  .min(1, texts.nameMissing)
  .max(LONGEST_SNAPSHOT_NAME, texts.nameTooLong);
const change = z
  .number({ error: texts.changeUnreadable })
  .int(texts.changeUnreadable)
  .min(-100, texts.changeTooLow)
  .max(1_000, texts.changeTooHigh);

export const scenarioChanges = z.strictObject({
  ...{ price: change, sales: change, costOfSales: change, payroll: change, overheads: change },
});
export const scenarioName = z.strictObject({ name });

/** The figures that were looked at: as at the end of a month, as known on a day, and what tells them from any others. */
const lookedAt = {
  asAt: z.string().refine(isMonth, 'not a month').meta({ pattern: MONTH.source }).optional(),
  knownOn: z.string().refine(isCalendarDate, 'not a day').meta({ format: 'date' }).optional(),
  shown: z.string().max(40),
};

/** Which scenario it was. */
const answer = z.object({ scenarioId: z.string() });

/** One decider decides all of them on the same scenarios. */
const refusals = [
  'ACCOUNT_NOT_FOUND',
  'CANNOT_COMPUTE',
  'CHANGES_OUT_OF_BOUNDS',
  'FIGURES_CHANGED',
  'FIGURES_UNKNOWN',
  'LIMIT_REACHED',
  'NAME_TAKEN',
  'NOT_YOURS',
  'NO_NEWER_FIGURES',
  'SCENARIO_CLOSED',
  'SCENARIO_NOT_FOUND',
  'TOO_MANY_OPEN',
] as const;

export const beginScenarioContract = defineRoute(
  paths.begin,
  ownerAndPartner,
  'Begin a scenario on the figures that were shown',
  {
    params: all,
    body: z.strictObject({ name, changes: scenarioChanges, ...lookedAt }),
    refusals,
    answer,
  },
);

export const forkScenarioContract = defineRoute(
  paths.fork,
  ownerAndPartner,
  'Copy a scenario under another name, to go another way from there',
  {
    params: one,
    body: scenarioName,
    refusals,
    answer,
  },
);

export const renameScenarioContract = defineRoute(paths.rename, ownerAndPartner, 'Rename a scenario', {
  params: one,
  body: scenarioName,
  refusals,
  answer,
});

export const changeScenarioContract = defineRoute(
  paths.change,
  ownerAndPartner,
  'Move the levers of a scenario; what it comes to is computed here',
  {
    params: one,
    body: scenarioChanges,
    refusals,
    answer,
  },
);

export const rebaseScenarioContract = defineRoute(
  paths.rebase,
  ownerAndPartner,
  'Put the changes of a scenario on the figures that were shown',
  {
    params: one,
    body: z.strictObject(lookedAt),
    refusals,
    answer,
  },
);

export const closeScenarioContract = defineRoute(
  paths.close,
  ownerAndPartner,
  'Close a scenario: it stays to be looked at',
  {
    params: one,
    refusals,
    answer,
  },
);
