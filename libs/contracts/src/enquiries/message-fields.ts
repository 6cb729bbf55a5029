import { holdsCardNumber } from '@keelson/kernel';
import { z } from 'zod';
import { isEmail } from '../validation/email';
import { nameReason } from '../validation/name';
import { enquiriesMessages as texts } from './enquiries.messages';

// Line breaks belong to a text, other control characters to nothing that people write.
const CONTROL = /[^\P{Cc}\n\r\t]/u;

/** A text of several lines: as typed, without white space around it. */
export const freeText = (longest: number, missing: string) =>
  z
    .string()
    .max(longest, texts.tooLong)
    .refine((text) => text.trim() !== '', missing)
    .refine((text) => !CONTROL.test(text), texts.notPlain)
    .refine((text) => !holdsCardNumber(text), texts.cardNumber)
    .transform((text) => text.trim());

/** A name on one line. */
export const oneLineName = (missing: string) =>
  z
    .string()
    .max(200, texts.nameInvalid)
    .superRefine((text, context) => {
      const reason = nameReason(text);
      if (reason) context.addIssue({ code: 'custom', message: reason === 'missing' ? missing : texts.nameInvalid });
      else if (holdsCardNumber(text)) context.addIssue({ code: 'custom', message: texts.cardNumber });
    })
    .transform((text) => text.trim());

/** An address; it is stored in its canonical form. */
export const emailField = (missing: string, invalid: string) =>
  z
    .string()
    .max(300, invalid)
    .superRefine((text, context) => {
      if (text.trim() === '') context.addIssue({ code: 'custom', message: missing });
      else if (!isEmail(text)) context.addIssue({ code: 'custom', message: invalid });
    });
