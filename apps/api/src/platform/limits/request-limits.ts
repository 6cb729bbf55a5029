import { PROOF_OF_WORK_TASK_HEADER } from '@keelson/contracts/wire';
import { type BucketRule, Vault } from '@keelson/vault';
import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../execution/command-context';
import { PlatformRefusal, Refusal } from '../wire/refusal';
import { networksOf, WIDER } from './networks';

/** What is counted, under a name of its own. */
export interface Limit {
  readonly name: string;
  readonly rule: BucketRule;
}

type Asking = Pick<CommandContext, 'ip' | 'occurredAt' | 'proofOfWork'>;

/** Limits of public forms by where a request comes from, and by all requests together. */
@Injectable()
export class RequestLimits {
  constructor(private readonly vault: Vault) {}

  /** Counts a try of the network at hand. False when there were too many. */
  async admitFrom(limit: Limit, { ip, occurredAt }: Asking): Promise<boolean> {
    return (await this.takeAll(bucketsOf(limit, ip), occurredAt)) === undefined;
  }

  async giveBackTo(limit: Limit, { ip }: Asking): Promise<void> {
    for (const [key] of bucketsOf(limit, ip)) await this.vault.buckets.giveBack(key);
  }

  /**
   * Counts a try of all together. Beyond a limit the way stays open to everybody whose browser has done a small task;
   * throws the refusal that carries one.
   *
   * @returns the limits by which the try was counted, so that it may be given back.
   */
  async admitFromAll(limits: readonly Limit[], { ip, occurredAt, proofOfWork }: Asking): Promise<readonly Limit[]> {
    const { workProofs } = this.vault;
    const { near } = networksOf(ip);
    if (proofOfWork !== undefined && (await workProofs.redeem(proofOfWork, near, occurredAt))) return [];
    const full = await this.takeAll(
      limits.map(({ name, rule }) => [name, rule]),
      occurredAt,
    );
    if (full !== undefined) throw proofNeeded(workProofs.task(near, occurredAt));
    return limits;
  }

  giveBackToAll({ name }: Limit): Promise<void> {
    return this.vault.buckets.giveBack(name);
  }

  /** Counts a try in all of these buckets, or in none: what is refused must not keep a bucket full. @returns a full one. */
  private async takeAll(wanted: readonly Bucket[], now: Date): Promise<string | undefined> {
    const { buckets } = this.vault;
    const taken: string[] = [];
    for (const [key, rule] of wanted) {
      if (await buckets.take(key, rule, now)) taken.push(key);
      else {
        for (const each of taken) await buckets.giveBack(each);
        return key;
      }
    }
    return undefined;
  }
}

type Bucket = readonly [key: string, rule: BucketRule];

function bucketsOf({ name, rule }: Limit, ip: string | undefined): readonly Bucket[] {
  const { near, wide } = networksOf(ip);
  const nearest = [`${name} from ${near}`, rule] as const;
  return wide === undefined ? [nearest] : [nearest, [`${name} from ${wide}`, { ...rule, holds: WIDER * rule.holds }]];
}

const proofNeeded = (task: string): Refusal =>
  new PlatformRefusal('PROOF_OF_WORK_NEEDED', 'Too many requests. Please try again in a moment.', {
    retryAfterSeconds: 1,
    headers: { [PROOF_OF_WORK_TASK_HEADER]: task },
  });
