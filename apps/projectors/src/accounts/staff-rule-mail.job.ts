import { SECOND_FACTOR_RULE_STREAM, secondFactorRuleDecider } from '@keelson/domain/staff';
import type { Vault } from '@keelson/vault';
import type { JobHandler } from '../runtime/job';
import type { LinkMailing } from '../runtime/mailing';
import { addresseeOf, type Addressing } from './addressee';
import { secondFactorRuleLetter } from './mail/staff-letters';

export const STAFF_RULE_MAIL_QUEUE = 'staff-rule-mail';

interface Needs extends Addressing, LinkMailing {
  readonly vault: Pick<Vault, 'credentials' | 'secondFactors'>;
}

/**
 * Tells members of staff who have to set up a second factor now that one is required; and, when it no longer is, the
 * other super admins, because it makes every account easier to break into.
 */
export const staffRuleMailJob: JobHandler<{ readonly decidedBy: string; readonly required: boolean }, Needs> = {
  queue: STAFF_RULE_MAIL_QUEUE,
  async handle({ decidedBy, required }, context) {
    const { runner, vault, mail, jobId, publicUrl } = context;
    const rule = (await runner.load(secondFactorRuleDecider, SECOND_FACTOR_RULE_STREAM)).state;
    // Decided otherwise meanwhile.
    if (rule.required !== required) return;
    const told = required
      ? await vault.secondFactors.rule.membersWithout()
      : (await vault.credentials.ofKind('superAdmin')).map(({ accountId }) => accountId);
    for (const accountId of told) {
      const addressee = accountId === decidedBy ? undefined : await addresseeOf(accountId, context);
      if (!addressee) continue;
      const letter = secondFactorRuleLetter(required, addressee.name, publicUrl);
      await mail.send({ ...letter, to: addressee.email, dedupeKey: `${jobId} ${accountId}` });
    }
  },
};
