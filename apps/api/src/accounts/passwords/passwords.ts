import { Injectable } from '@nestjs/common';
import { changePasswordMessages, registerPasswordMessages, signUpPasswordMessages } from '@keelson/contracts/accounts';
import { partnerPasswordMessages } from '@keelson/contracts/partners';
import {
  modernPasswordMessages,
  type PasswordPolicy,
  passwordPolicy,
  type PasswordReason,
} from '@keelson/contracts/validation';
import type { FieldError } from '@keelson/contracts/wire';
import { isCommonPassword } from '@keelson/vault';
import type { PasswordProfile } from '@keelson/vocabulary';

const PRODUCT_WORDS = ['keelson'];
const FORM_MESSAGES = {
  register: registerPasswordMessages,
  signUp: signUpPasswordMessages,
  change: changePasswordMessages,
  partner: partnerPasswordMessages,
};

export interface UnfitPassword {
  readonly code: 'PASSWORD_UNFIT';
  readonly reasons: readonly PasswordReason[];
}

/** The one password rule of the product, with the lists that only the server knows. */
@Injectable()
export class Passwords {
  readonly policy: PasswordPolicy;

  constructor(readonly profile: PasswordProfile) {
    this.policy = passwordPolicy(profile, (password) => isCommonPassword(password));
  }

  /** @param context the person's own words, which the modern profile does not allow inside the password. */
  refusal(password: string, context: readonly string[] = []): UnfitPassword | undefined {
    const reasons = this.policy.check(password);
    const words = this.profile === 'modern' ? [...PRODUCT_WORDS, ...context] : [];
    const all = reasons.length === 0 && isCommonPassword(password, words) ? (['too-common'] as const) : reasons;
    return all.length > 0 ? { code: 'PASSWORD_UNFIT', reasons: all } : undefined;
  }

  /** The reasons in the words of the form that was sent. */
  errors(path: string, form: keyof typeof FORM_MESSAGES, { reasons }: UnfitPassword): readonly FieldError[] {
    const messages = this.profile === 'modern' ? modernPasswordMessages : FORM_MESSAGES[form];
    return [...new Set(reasons.map((reason) => messages[reason]))].map((message) => ({ path, message }));
  }
}

/** The part of an address that people put into passwords. */
export const wordsOf = (email: string): readonly string[] => email.slice(0, email.indexOf('@')).split(/[^a-z0-9]+/);
