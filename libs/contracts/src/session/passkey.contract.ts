import { z } from 'zod';
import { openToAll } from '../access/rules';
import { passkeyRequest, signedByPasskey } from '../validation/passkey-ceremonies';
import { defineRoute } from '../wire/route';
import { signedIn } from './session.contract';
import { sessionPaths as paths } from './session.paths';

export const passkeyOptionsContract = defineRoute(
  paths.passkeyOptions,
  openToAll,
  'What a passkey signs to finish the sign-in that this browser has begun',
  { refusals: ['PASSKEY_REFUSED'], answer: passkeyRequest },
);

export const passkeyContract = defineRoute(paths.passkey, openToAll, 'Finish signing in with a passkey', {
  body: z.strictObject({ passkey: signedByPasskey }),
  secret: true,
  answerHeaders: ['set-cookie'],
  refusals: ['PASSKEY_REFUSED'],
  answer: signedIn,
});
