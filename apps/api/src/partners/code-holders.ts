import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../platform/execution/command-context';
import { PartnerLimits } from './partner-limits';
import { type NamedPartner, PartnerNames } from './partner-names';

export interface CodeRefusal {
  readonly code: 'INVALID_ACCESS_CODE' | 'INVALID_PARTNER_CODE' | 'TOO_MANY_ATTEMPTS';
}

/** Whose an access code is. Every look is limited, and a wrong one counts for all together. */
@Injectable()
export class CodeHolders {
  constructor(
    private readonly vault: Vault,
    private readonly limits: PartnerLimits,
    private readonly names: PartnerNames,
  ) {}

  /** Refused for a code that nobody has, and for one whose partner nobody may come to. */
  async holderOf(accessCode: string, context: CommandContext): Promise<Result<NamedPartner, CodeRefusal>> {
    const counted = await this.limits.admitLookUp(context);
    if (!counted) return refused({ code: 'TOO_MANY_ATTEMPTS' });
    const partnerId = await this.vault.accessCodes.holderOf(accessCode, context.occurredAt);
    if (partnerId === undefined) return refused({ code: 'INVALID_ACCESS_CODE' });
    await counted.forgive();
    const partner = (await this.names.isOpen(partnerId)) ? await this.names.of(partnerId) : undefined;
    return partner ? accepted(partner) : refused({ code: 'INVALID_PARTNER_CODE' });
  }
}
