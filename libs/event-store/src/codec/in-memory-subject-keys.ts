import { randomBytes } from 'node:crypto';
import type { SubjectKeys } from './subject-keys';

/** Keys that live and die with the process. For tests of everything that encodes and decodes events. */
export class InMemorySubjectKeys implements SubjectKeys {
  readonly #keys = new Map<string, Buffer | 'destroyed'>();

  async keyFor(subjectId: string, { create }: { readonly create: boolean }): Promise<Buffer | undefined> {
    const known = this.#keys.get(subjectId);
    if (known === 'destroyed') return undefined;
    if (known || !create) return known;
    const key = randomBytes(32);
    this.#keys.set(subjectId, key);
    return key;
  }

  async keysFor(subjectIds: readonly string[]): Promise<Map<string, Buffer>> {
    const found = new Map<string, Buffer>();
    for (const subjectId of subjectIds) {
      const key = this.#keys.get(subjectId);
      if (key && key !== 'destroyed') found.set(subjectId, key);
    }
    return found;
  }

  destroy(subjectId: string): void {
    this.#keys.set(subjectId, 'destroyed');
  }
}
