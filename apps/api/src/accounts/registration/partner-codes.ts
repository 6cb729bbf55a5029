import { Injectable } from '@nestjs/common';
import { DEFAULT_PARTNER } from '@keelson/domain/accounts';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { RequestLimits } from '../../platform/limits/request-limits';
import { UNKNOWN_ACCESS_CODES } from '../throttle-rules';

export interface PartnerCodeRefusal {
  readonly code: 'INVALID_ACCESS_CODE' | 'TOO_MANY_ATTEMPTS';
}

/** Whose access code it is that a form gives. */
@Injectable()
export class PartnerCodes {
  constructor(
    private readonly vault: Vault,
    private readonly limits: RequestLimits,
  ) {}

  /** @returns the partner's account id. */
  async partnerOf(code: string, context: CommandContext): Promise<Result<string, PartnerCodeRefusal>> {
    if (!(await this.limits.admitFrom(UNKNOWN_ACCESS_CODES, context))) return refused({ code: 'TOO_MANY_ATTEMPTS' });
    const partnerId = await this.vault.accessCodes.holderOf(code, context.occurredAt);
    if (partnerId === undefined || !(await this.isOpen(partnerId))) return refused({ code: 'INVALID_ACCESS_CODE' });
    await this.limits.giveBackTo(UNKNOWN_ACCESS_CODES, context);
    return accepted(partnerId);
  }

  /** A partner's code counts once the partner's address is confirmed. */
  private async isOpen(partnerId: string): Promise<boolean> {
    if (partnerId === DEFAULT_PARTNER.id) return true;
    const credential = await this.vault.credentials.byId(partnerId);
    return credential !== undefined && credential.emailVerified && !credential.disabled;
  }
}
