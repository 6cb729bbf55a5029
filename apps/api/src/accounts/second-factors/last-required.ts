import type { SecondFactors } from '@keelson/vault';

/** Whether one factor is left, of an account that needs one. */
export async function isLastRequired(secondFactors: SecondFactors, accountId: string): Promise<boolean> {
  if (!(await secondFactors.rule.isRequired())) return false;
  const { authenticatorSince, passkeys } = await secondFactors.of(accountId);
  return passkeys + (authenticatorSince ? 1 : 0) <= 1;
}
