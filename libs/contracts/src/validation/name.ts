/** Longest name of a person or a company. */
export const NAME_MAXIMUM_LENGTH = 50;

export type NameReason = 'missing' | 'too-long' | 'control-characters';

/** Why a name is refused; `undefined` when it is fine. Line breaks and other control characters never belong to one. */
export function nameReason(name: string): NameReason | undefined {
  if (name.trim() === '') return 'missing';
  if ([...name].length > NAME_MAXIMUM_LENGTH) return 'too-long';
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(name) ? 'control-characters' : undefined;
}
