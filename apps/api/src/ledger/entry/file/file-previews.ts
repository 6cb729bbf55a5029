import { createHash } from 'node:crypto';
import { canonicalJson, type Clock } from '@keelson/kernel';
import { SealedTexts } from '@keelson/vault';
import { Injectable } from '@nestjs/common';
import { InjectClock } from '../../../platform/tokens';
import type { FileFigure } from './file-cells';

interface ReadFile {
  readonly accountId: string;
  /** SHA-256 of the file. */
  readonly contentHash: string;
  readonly figures: readonly FileFigure[];
}

/** What was shown of a file: which file it was, and which figures it filled in. */
export interface FilePreview {
  readonly contentHash: string;
  readonly entryHash: string;
}

export type CellAmounts = ReadonlyMap<string, number | null>;

const HOUR_MS = 3_600_000;
/** What else is sealed under the same key has another first word. */
const PURPOSE = 'figures-file';

/** One text for the same figures, in whichever order they come. */
export const entryHash = (amounts: CellAmounts): string =>
  createHash('sha256')
    .update(canonicalJson(Object.fromEntries(amounts)))
    .digest('hex');

/** What a file was read as leaves with the answer, sealed, and comes back with Save: nothing of it is kept here. */
@Injectable()
export class FilePreviews {
  constructor(
    private readonly sealed: SealedTexts,
    @InjectClock() private readonly clock: Clock,
  ) {}

  /** `null` where the file fills nothing in, or a figure of it is no amount: somebody has to put that right by hand. */
  seal({ accountId, contentHash, figures }: ReadFile): string | null {
    const amounts = new Map<string, number | null>();
    for (const { cell, amount } of figures) {
      if (amount === undefined) return null;
      amounts.set(cell, amount);
    }
    if (amounts.size === 0) return null;
    const until = this.clock().getTime() + HOUR_MS;
    return this.sealed.seal(JSON.stringify([PURPOSE, accountId, contentHash, entryHash(amounts), until]));
  }

  /** `undefined` for what was not sealed here for this account, or more than an hour ago. */
  open(token: string, accountId: string): FilePreview | undefined {
    const opened = this.sealed.open(token);
    if (opened === undefined) return undefined;
    const [purpose, of, contentHash, hash, until] = JSON.parse(opened) as [string, string, string, string, number];
    if (purpose !== PURPOSE || of !== accountId || this.clock().getTime() > until) return undefined;
    return { contentHash, entryHash: hash };
  }
}
