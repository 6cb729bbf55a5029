import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { endingOf, MEDIA_TYPES, type MediaEnding, shippedFileOf } from '@keelson/contracts/content';

export interface LearningFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly type: string;
  /** Something to keep, not to show. */
  readonly isDocument: boolean;
}

const DOCUMENTS: ReadonlySet<string> = new Set(['docx', 'xlsx']);

const isServed = (ending: string | undefined): ending is MediaEnding =>
  ending !== undefined && Object.hasOwn(MEDIA_TYPES, ending);

/** The files of the learning content that ship. They are listed once: no address can lead to anything else. */
export class LearningFiles {
  readonly #files = new Map<string, LearningFile>();
  readonly #tags = new Map<string, string>();

  constructor(folder: string) {
    for (const name of readdirSync(folder)) {
      const ending = endingOf(name);
      if (!isServed(ending)) continue;
      const path = join(folder, name);
      const { size: bytes } = statSync(path);
      this.#files.set(name, { name, path, bytes, type: MEDIA_TYPES[ending], isDocument: DOCUMENTS.has(ending) });
    }
  }

  named(name: string): LearningFile | undefined {
    return this.#files.get(name);
  }

  /** The size of the file at an address, where it is one of these. */
  bytesAt(address: string): number | undefined {
    return this.named(shippedFileOf(address) ?? '')?.bytes;
  }

  /** Changes with the bytes of the file. */
  tagOf({ name, path }: LearningFile): string {
    const tag =
      this.#tags.get(name) ?? createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22);
    this.#tags.set(name, tag);
    return `"${tag}"`;
  }
}
