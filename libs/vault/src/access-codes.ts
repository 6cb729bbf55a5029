import { randomInt } from 'node:crypto';
import { CLAIM_GRACE_MS, type ReservedValues } from './reserved-values';

const KIND = 'access-code';
const SMALLEST = 10_000_000;
const BEYOND = 100_000_000;
const MOST_DRAWS = 20;

/** Eight random digits; the first is no zero, which spreadsheets would drop. */
const eightDigits = (): string => String(randomInt(SMALLEST, BEYOND));

/** Access codes of channel partners: each belongs to one of them, in whatever process it was drawn. */
export class AccessCodes {
  constructor(
    private readonly reserved: ReservedValues,
    private readonly draw: () => string = eightDigits,
  ) {}

  /** Reserves a code that nobody has. @throws Error when so many draws in a row were taken, which chance does not do. */
  async claim(ownerId: string, now: Date, commandId?: string): Promise<string> {
    for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
      const value = this.draw();
      if (await this.reserved.claimed(KIND, value)) continue;
      const claim = { kind: KIND, value, accountId: ownerId, ...(commandId !== undefined && { commandId }) } as const;
      if (await this.reserved.claimNew(claim, now)) return value;
    }
    throw new Error(`no free access code in ${MOST_DRAWS} draws`);
  }

  /** Reserves a code that is given, not drawn; again for the same owner is fine. False when somebody else has it. */
  claimGiven(code: string, ownerId: string, now: Date): Promise<boolean> {
    return this.reserved.claim({ kind: KIND, value: code, accountId: ownerId }, now);
  }

  /** The event that names the code is stored. */
  confirm(code: string, now: Date): Promise<void> {
    return this.reserved.confirmValue(KIND, code, now);
  }

  /** It was drawn for nothing. */
  giveBack(code: string, ownerId: string): Promise<void> {
    return this.reserved.releaseValue({ kind: KIND, value: code, accountId: ownerId });
  }

  /** Whose code this is. Who knows an unconfirmed one has it from its event, so that it counts. */
  async holderOf(code: string, now: Date): Promise<string | undefined> {
    const claim = await this.reserved.claimed(KIND, code);
    if (claim && !claim.confirmed && now.getTime() - claim.claimedAt.getTime() > CLAIM_GRACE_MS) {
      await this.confirm(code, now);
    }
    return claim?.accountId;
  }
}
