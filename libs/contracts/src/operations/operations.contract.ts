import { z } from 'zod';
import { confirmed, customerManagers, superAdmins } from '../access/rules';
import { defineRoute } from '../wire/route';
import { operationsPaths as paths } from './operations.paths';
import {
  exceptionsPart,
  jobsPart,
  logPart,
  mailPart,
  parkedPart,
  reconciliationPart,
  requestsPart,
  subscriptionPart,
  systemPart,
  verificationPart,
} from './overview.contract';

const REQUEST_REFUSALS = ['ALREADY_UNDER_WAY', 'NOT_FAILED', 'NOT_PARKED', 'NO_PROJECTION'] as const;

const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'not a name');
const answer = z.object({ requestId: z.string() });

export const overviewContract = defineRoute(
  paths.overview,
  customerManagers,
  'How the product fares: projections, parked streams, jobs, mail, proof of the log, payments that need a person, processes and databases',
  {
    answer: z.object({
      asOf: z.iso.datetime(),
      /** Position of the last event. */
      head: z.number().int(),
      log: logPart,
      /** A lag that lasts longer is an alarm. */
      alarmAfterSeconds: z.number(),
      subscriptions: z.array(subscriptionPart),
      parked: parkedPart,
      jobs: jobsPart,
      mail: mailPart,
      verification: verificationPart,
      reconciliation: reconciliationPart,
      exceptions: exceptionsPart,
      ...systemPart,
      requests: requestsPart,
    }),
  },
);

export const rebuildContract = defineRoute(
  paths.rebuild,
  confirmed(superAdmins, 'Build a projection anew', 'projection'),
  'Build a projection anew beside the live one, then switch',
  {
    body: z.strictObject({ projection: name }),
    refusals: REQUEST_REFUSALS,
    answer,
  },
);

export const retryStreamContract = defineRoute(
  paths.retryStream,
  confirmed(superAdmins, 'Replay a stream that is set aside', 'subscription', 'streamId'),
  'Replay a stream that is set aside',
  {
    body: z.strictObject({
      subscription: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}(\/\d{1,2})?$/, 'not a name'),
      streamId: z.string().regex(/^[\x21-\x7e]{1,120}$/, 'not a stream id'),
    }),
    refusals: REQUEST_REFUSALS,
    answer,
  },
);

export const retryJobContract = defineRoute(
  paths.retryJob,
  confirmed(superAdmins, 'Try a failed job once more', 'queue', 'jobId'),
  'Try a job once more whose tries are over',
  {
    body: z.strictObject({ queue: name, jobId: z.uuid() }),
    refusals: REQUEST_REFUSALS,
    answer,
  },
);

export const verifyContract = defineRoute(
  paths.verify,
  confirmed(superAdmins, 'Verify the log'),
  'Recompute all hash chains of the log and check its signed roots',
  { body: z.strictObject({}), refusals: REQUEST_REFUSALS, answer },
);
