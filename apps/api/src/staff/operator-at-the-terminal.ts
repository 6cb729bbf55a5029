import type { Mode } from '@keelson/configuration';
import type { Vault } from '@keelson/vault';
import { type Role, STAFF_ROLES } from '@keelson/vocabulary';
import { Complaint } from './terminal';

/** Who sits at the terminal is not asked, or nobody is there to be named yet. */
export const UNNAMED_OPERATOR = 'operator';

/**
 * Who changes staff at the terminal, as the events keep it: the account of the member of staff who says so. It proves
 * nothing, since nobody signs in there; the machine decides who gets that far.
 *
 * @param by canonical address.
 * @throws Complaint
 */
export async function operatorAtTheTerminal(
  by: string | undefined,
  mode: Mode,
  { credentials }: Pick<Vault, 'credentials'>,
): Promise<string> {
  if (by === undefined) {
    if (mode === 'embedded') return UNNAMED_OPERATOR;
    throw new Complaint('--by needs your own address as a member of staff: the history keeps who changed what.');
  }
  const credential = await credentials.byEmail(by);
  if (!credential || !isStaff(credential.kind) || credential.disabled)
    throw new Complaint('--by needs the address of a member of staff.');
  return credential.accountId;
}

const isStaff = (kind: Role): boolean => STAFF_ROLES.some((staff) => staff === kind);
