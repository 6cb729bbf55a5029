/** Longest name of a person. */
export const NAME_MAXIMUM_LENGTH = 50;
/** Longest name that Companies House registers. */
export const COMPANY_NAME_MAXIMUM_LENGTH = 160;

export type NameReason = 'missing' | 'too-long' | 'control-characters';

/** Why a name is refused; `undefined` when it is fine. Line breaks and other control characters never belong to one. */
export function nameReason(name: string, maximumLength = NAME_MAXIMUM_LENGTH): NameReason | undefined {
  if (name.trim() === '') return 'missing';
  if ([...name].length > maximumLength) return 'too-long';
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(name) ? 'control-characters' : undefined;
}

/** Why the name of a company is refused. */
export const companyNameReason = (name: string): NameReason | undefined =>
  nameReason(name, COMPANY_NAME_MAXIMUM_LENGTH);
