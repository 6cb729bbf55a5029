import { Injectable } from '@nestjs/common';
import {
  changePasswordMessages,
  registerPasswordMessages,
  signUpPasswordMessages,
  staffResetPasswordMessages,
} from '@keelson/contracts/accounts';
import { partnerPasswordMessages } from '@keelson/contracts/partners';
import { passwordMessages } from '@keelson/contracts/validation';
import type { FieldError } from '@keelson/contracts/wire';
import type { CustomerPasswordProfile, Role } from '@keelson/vocabulary';
import { type UnfitPassword, unfitPassword } from '../../platform/identity/unfit-password';

const FORM_MESSAGES = {
  register: registerPasswordMessages,
  signUp: signUpPasswordMessages,
  change: changePasswordMessages,
  partner: partnerPasswordMessages,
  staffReset: staffResetPasswordMessages,
};

/** The password rules of the product, as they are configured. */
@Injectable()
export class Passwords {
  /** @param configured the profile of customers and channel partners. */
  constructor(readonly configured: CustomerPasswordProfile) {}

  /** @param words the person's own. */
  refusal(kind: Role, password: string, words: readonly string[] = []): UnfitPassword | undefined {
    return unfitPassword({ kind, configured: this.configured }, password, words);
  }

  /** The reasons in the words of the form that was sent. */
  errors(
    path: string,
    form: keyof typeof FORM_MESSAGES,
    { profile, reasons }: Pick<UnfitPassword, 'profile' | 'reasons'>,
  ): readonly FieldError[] {
    const messages = passwordMessages(profile, FORM_MESSAGES[form]);
    return [...new Set(reasons.map((reason) => messages[reason]))].map((message) => ({ path, message }));
  }
}
