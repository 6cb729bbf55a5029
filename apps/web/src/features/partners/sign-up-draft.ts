import { EMPTY_SIGN_UP, type PartnerSignUpValues } from './sign-up-values';

const KEY = 'partnerInputData';

/** Typed values outlive a reload and a look elsewhere; passwords are never stored. */
export const keepSignUpDraft = (values: PartnerSignUpValues): void => {
  const { password: _password, confirmPassword: _confirmed, ...kept } = values;
  sessionStorage.setItem(KEY, JSON.stringify(kept));
};

export const dropSignUpDraft = (): void => sessionStorage.removeItem(KEY);

export const readSignUpDraft = (): PartnerSignUpValues => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const known = Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter(
      ([name, value]) =>
        name in EMPTY_SIGN_UP && typeof value === typeof EMPTY_SIGN_UP[name as keyof PartnerSignUpValues],
    );
    return { ...EMPTY_SIGN_UP, ...Object.fromEntries(known) };
  } catch {
    return EMPTY_SIGN_UP;
  }
};
