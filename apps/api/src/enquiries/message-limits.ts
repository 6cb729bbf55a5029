import { Injectable } from '@nestjs/common';
import { accountThrottles, type BucketRule, Vault } from '@keelson/vault';
import type { CommandContext } from '../platform/execution/command-context';
import { type Limit, RequestLimits } from '../platform/limits/request-limits';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Messages from one network. An office shares one. */
export const MESSAGES: Limit = { name: 'messages', rule: { holds: 20, emptiesInMs: HOUR_MS } };

/** Messages that name one e-mail address: each sends a confirmation there, no matter who typed it. */
export const MESSAGES_NAMING_EMAIL: BucketRule = { holds: 5, emptiesInMs: 24 * HOUR_MS };

/** All messages together, so that many networks cannot flood the team without any effort. */
export const ALL_MESSAGES: Limit = { name: 'all messages', rule: { holds: 500, emptiesInMs: 10 * MINUTE_MS } };

/** The public forms send mail without knowing who writes. These limits keep them from being a way to annoy people. */
@Injectable()
export class MessageLimits {
  constructor(
    private readonly vault: Vault,
    private readonly limits: RequestLimits,
  ) {}

  /** @param email canonical. */
  async admit(email: string, context: CommandContext): Promise<boolean> {
    if (!(await this.limits.admitFrom(MESSAGES, context))) return false;
    await this.limits.admitFromAll([ALL_MESSAGES], context);
    const naming = accountThrottles.messagesNaming(email);
    return this.vault.buckets.take(naming, MESSAGES_NAMING_EMAIL, context.occurredAt);
  }
}
