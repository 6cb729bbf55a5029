import { LONGEST_PASSKEY_NAME } from '@keelson/vocabulary';
import { z } from 'zod';
import { confirmed, staffThemselves } from '../access/rules';
import { madePasskey, passkeyCreation } from '../validation/passkey-ceremonies';
import { defineRoute } from '../wire/route';
import { accountsPaths as paths } from './accounts.paths';
import { secondFactorMessages as texts } from './second-factors.messages';

const nothing = z.object({});
const passkeyParams = z.strictObject({ passkeyId: z.uuid() });
const passkeyName = z
  .string()
  .trim()
  .min(1, texts.passkeyNameNeeded)
  .max(LONGEST_PASSKEY_NAME, texts.passkeyNameTooLong);

export const beginPasskeyContract = defineRoute(
  paths.beginPasskey,
  confirmed(staffThemselves, 'Add a passkey'),
  'What the browser makes a new passkey by; it counts once its answer was sent, in the same session, within five minutes',
  { refusals: ['PASSKEYS_NOT_HERE', 'TOO_MANY_PASSKEYS'], answer: passkeyCreation },
);

export const confirmPasskeyContract = defineRoute(
  paths.confirmPasskey,
  staffThemselves,
  'The passkey that the browser made: signing in takes it from now on',
  {
    body: z.strictObject({ name: passkeyName, passkey: madePasskey }),
    secret: true,
    refusals: ['PASSKEYS_NOT_HERE', 'PASSKEY_REFUSED', 'PASSKEY_TAKEN', 'TOO_MANY_PASSKEYS'],
    answer: z.object({
      /** Readable here and nowhere else; none where there are some already. */
      recoveryCodes: z.array(z.string()),
    }),
  },
);

export const renamePasskeyContract = defineRoute(paths.renamePasskey, staffThemselves, 'Give a passkey another name', {
  params: passkeyParams,
  body: z.strictObject({ name: passkeyName }),
  refusals: ['PASSKEY_NOT_FOUND'],
  answer: nothing,
});

export const removePasskeyContract = defineRoute(
  paths.removePasskey,
  confirmed(staffThemselves, 'Remove a passkey', 'passkeyId'),
  'Remove a passkey; the recovery codes go with the last second factor',
  { params: passkeyParams, refusals: ['PASSKEY_NOT_FOUND', 'SECOND_FACTOR_REQUIRED'], answer: nothing },
);
