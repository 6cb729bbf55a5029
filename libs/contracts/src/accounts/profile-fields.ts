import { ACCOUNT_ID, holdsCardNumber } from '@keelson/kernel';
import { z } from 'zod';
import { nameReason } from '../validation/name';
import { profileMessages as texts } from './profile.messages';

/** Fields that the profiles of several kinds of account share. */

/** The own account: another one may have signed in to the browser since the form was opened. */
export const ownAccountId = z.string().max(40).regex(ACCOUNT_ID, 'Not an account id');

/** A name that is required, up to 50 characters after trimming. */
export const profileName = z
  .string()
  .max(200, texts.nameInvalid)
  .superRefine((text, context) => {
    const reason = nameReason(text);
    if (reason === 'missing') context.addIssue({ code: 'custom', message: texts.required });
    else if (reason || holdsCardNumber(text)) context.addIssue({ code: 'custom', message: texts.nameInvalid });
  })
  .transform((text) => text.trim());
