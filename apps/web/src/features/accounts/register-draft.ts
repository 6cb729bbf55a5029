import { EMPTY_REGISTER, type RegisterValues } from './register-values';

const DRAFT_KEY = 'inputData';
const ADDRESS_KEY = 'currentURL';

/** Typed values outlive a look at the terms; passwords are never stored. */
export const keepDraft = ({ password: _password, confirmPassword: _confirmed, ...values }: RegisterValues): void => {
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values));
  sessionStorage.setItem(ADDRESS_KEY, location.pathname);
};

export const dropDraft = (): void => {
  sessionStorage.removeItem(DRAFT_KEY);
  sessionStorage.removeItem(ADDRESS_KEY);
};

export const readDraft = (): RegisterValues => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
    const known = Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter(
      ([name, value]) => name in EMPTY_REGISTER && typeof value === typeof EMPTY_REGISTER[name as keyof RegisterValues],
    );
    return { ...EMPTY_REGISTER, ...Object.fromEntries(known) };
  } catch {
    return EMPTY_REGISTER;
  }
};
