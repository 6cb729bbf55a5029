import { type BucketRule, Vault } from '@keelson/vault';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../platform/execution/command-context';
import { type Limit, RequestLimits } from '../platform/limits/request-limits';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Codes looked at by one account, or by visitors from one network. */
const LOOK_UPS: BucketRule = { holds: 30, emptiesInMs: HOUR_MS };
const VISITORS_LOOK_UPS: Limit = { name: 'partner codes', rule: LOOK_UPS };
/** Wrong codes of the accounts behind one network. An office shares one, a guesser needs millions of tries. */
const WRONG_CODES: Limit = { name: 'partner codes wrong', rule: { ...LOOK_UPS, holds: 100 } };
/** Wrong codes of all together. */
const ALL_WRONG_CODES: Limit = {
  name: 'all partner codes wrong',
  rule: { holds: 500, emptiesInMs: 10 * MINUTE_MS },
};
/** Codes asked for by mail from one network, and by all together. */
const REQUESTS: Limit = { name: 'partner requests', rule: { holds: 20, emptiesInMs: HOUR_MS } };
const ALL_REQUESTS: Limit = { name: 'all partner requests', rule: { holds: 500, emptiesInMs: 10 * MINUTE_MS } };
/** Answers that tell that an address has asked before. */
const KNOWN_ANSWERS: Limit = { name: 'partner requests known', rule: { holds: 10, emptiesInMs: HOUR_MS } };

/** Takes back what was counted before it was known what would come out. */
export interface CountedLook {
  forgive(): Promise<void>;
}

/** Codes must not be guessed, and the form that mails them must not tell who has asked before or flood mailboxes. */
@Injectable()
export class PartnerLimits {
  constructor(
    private readonly vault: Vault,
    private readonly limits: RequestLimits,
  ) {}

  /** One look at a code: of the account where somebody is signed in, else of the network. Wrong until forgiven. */
  async admitLookUp(context: CommandContext): Promise<CountedLook | undefined> {
    const admitted = (await this.admitOne(context)) && (await this.limits.admitFrom(WRONG_CODES, context));
    if (!admitted) return undefined;
    const counted = await this.limits.admitFromAll([ALL_WRONG_CODES], context);
    return {
      forgive: async () => {
        await this.limits.giveBackTo(WRONG_CODES, context);
        for (const limit of counted) await this.limits.giveBackToAll(limit);
      },
    };
  }

  /** A request for a code by mail: one that tells that the address is known, until forgiven. */
  async admitRequest(context: CommandContext): Promise<CountedLook | undefined> {
    const admitted =
      (await this.limits.admitFrom(KNOWN_ANSWERS, context)) && (await this.limits.admitFrom(REQUESTS, context));
    if (!admitted) return undefined;
    await this.limits.admitFromAll([ALL_REQUESTS], context);
    return { forgive: () => this.limits.giveBackTo(KNOWN_ANSWERS, context) };
  }

  private admitOne(context: CommandContext): Promise<boolean> {
    const { actor, occurredAt } = context;
    return actor.kind === 'anonymous'
      ? this.limits.admitFrom(VISITORS_LOOK_UPS, context)
      : this.vault.buckets.take(`partner codes of ${actor.id}`, LOOK_UPS, occurredAt);
  }
}
