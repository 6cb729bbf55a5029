import { Injectable } from '@nestjs/common';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { addressOf, throttleKeys, UNKNOWN_ACCESS_CODES } from '../throttle-rules';

export interface PartnerCodeRefusal {
  readonly code: 'INVALID_ACCESS_CODE' | 'TOO_MANY_ATTEMPTS';
}

/** Whose access code it is that a form gives. */
@Injectable()
export class PartnerCodes {
  constructor(private readonly vault: Vault) {}

  /** @returns the partner's account id. */
  async partnerOf(code: string, context: CommandContext): Promise<Result<string, PartnerCodeRefusal>> {
    const { reserved, throttles } = this.vault;
    const key = throttleKeys.unknownAccessCodes(addressOf(context));
    if (await throttles.isPaused(key, context.occurredAt)) return refused({ code: 'TOO_MANY_ATTEMPTS' });
    const claim = await reserved.claimed('access-code', code);
    if (claim) return accepted(claim.accountId);
    await throttles.admit(key, UNKNOWN_ACCESS_CODES, context.occurredAt);
    return refused({ code: 'INVALID_ACCESS_CODE' });
  }
}
