import type { ConfirmedAct } from '@keelson/contracts/access';
import type { SensitiveAct } from '@keelson/vault';
import type { ParsedInput } from '../wire/parse-call';
import { type SessionHolder, subjectOf } from './caller';

/** The act that a confirmation is given for, and looked up by. */
export const actOf = (holder: SessionHolder, route: string, target: SensitiveAct['target']): SensitiveAct => ({
  accountId: holder.accountId,
  sessionId: holder.sessionId,
  subjectId: subjectOf(holder),
  route,
  target,
});

/** The values of a call that say on whom or what it acts, by name; what the call leaves out is left out. */
export function targetOf({ target }: ConfirmedAct, { params, query, body }: ParsedInput): SensitiveAct['target'] {
  const given = {
    ...(body as object | undefined),
    ...(query as object | undefined),
    ...(params as object | undefined),
  };
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => target.includes(name) && value !== undefined),
  );
}
