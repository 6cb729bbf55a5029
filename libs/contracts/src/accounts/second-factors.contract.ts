import { z } from 'zod';
import { confirmed, staffThemselves } from '../access/rules';
import { defineRoute } from '../wire/route';
import { accountsPaths as paths } from './accounts.paths';

const nothing = z.object({});

/** Readable here and nowhere else, each good for one sign-in. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactorsContract = defineRoute(
  paths.secondFactors,
  staffThemselves,
  'What a member of staff has set up in place of the mailed passcode',
  {
    answer: z.object({
      /** Since when an authenticator app counts. */
      authenticatorSince: z.iso.datetime().nullable(),
      /** The oldest first. */
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          addedAt: z.iso.datetime(),
          /** `null`: not used yet. */
          usedAt: z.iso.datetime().nullable(),
        }),
      ),
      /** The origin whose pages may use passkeys; `null` where the product has an address that none can be bound to. */
      passkeyOrigin: z.string().nullable(),
      recoveryCodesLeft: z.int(),
      /** Every member of staff needs a second factor: the last one cannot be removed. */
      required: z.boolean(),
    }),
  },
);

export const beginAuthenticatorContract = defineRoute(
  paths.beginAuthenticator,
  confirmed(staffThemselves, 'Set up an authenticator app'),
  'The secret of a new authenticator app; it counts once its first code was sent, within 15 minutes',
  {
    secret: true,
    refusals: ['AUTHENTICATOR_ALREADY'],
    answer: z.object({
      /** Base32, to type by hand. */
      secret: z.string(),
      /** For a QR code. */
      uri: z.string(),
    }),
  },
);

export const confirmAuthenticatorContract = defineRoute(
  paths.confirmAuthenticator,
  staffThemselves,
  'The first code of a new authenticator app: signing in asks for its codes from now on',
  {
    body: z.strictObject({ code: z.string().max(20) }),
    secret: true,
    refusals: ['CODE_REFUSED'],
    answer: recoveryCodes,
  },
);

export const removeAuthenticatorContract = defineRoute(
  paths.removeAuthenticator,
  confirmed(staffThemselves, 'Remove the authenticator app'),
  'Remove the authenticator app; the recovery codes go with the last second factor',
  { refusals: ['SECOND_FACTOR_REQUIRED'], answer: nothing },
);

export const renewRecoveryCodesContract = defineRoute(
  paths.renewRecoveryCodes,
  confirmed(staffThemselves, 'Make new recovery codes'),
  'New recovery codes; those before are void',
  { secret: true, refusals: ['NO_SECOND_FACTOR'], answer: recoveryCodes },
);
