const DRAFT_KEY = 'inputData';
const ADDRESS_KEY = 'currentURL';

/** Names of the values that are never stored. */
const SECRET = /password/i;

/**
 * Typed values outlive a look at the terms and a question to the team: the address leads back to the form. Passwords are
 * never stored.
 */
export const keepDraft = (values: object, address = location.pathname): void => {
  const kept = Object.entries(values).filter(([name]) => !SECRET.test(name));
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(Object.fromEntries(kept)));
  sessionStorage.setItem(ADDRESS_KEY, address);
};

export const dropDraft = (): void => {
  sessionStorage.removeItem(DRAFT_KEY);
  sessionStorage.removeItem(ADDRESS_KEY);
};

/** What is kept of a form's values, the rest as in `empty`. Another form's values serve where name and kind agree. */
export const readDraft = <Values extends object>(empty: Values): Values => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
    const known = Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter(
      ([name, value]) => name in empty && !SECRET.test(name) && typeof value === typeof empty[name as keyof Values],
    );
    return { ...empty, ...Object.fromEntries(known) };
  } catch {
    return empty;
  }
};
