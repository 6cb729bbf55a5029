import { createHash } from 'node:crypto';
import { assembleLearning, LEARNING_LISTS, type LearningContent, type LearningList } from '@keelson/contracts/content';
import type { ContentFailure, ContentItem } from '@keelson/integrations/cms';
import { accepted, type Result } from '@keelson/kernel';
import type { Logger } from 'pino';
import type { CachedContent } from './cached-content';

type Lists = Readonly<Record<LearningList, readonly ContentItem[]>>;

export interface Patience {
  /** How often a list that does not come is asked for again (learning and back office §9). */
  readonly tries: number;
  wait(): Promise<void>;
}

/** Three times more, two seconds apart (learning and back office §7.2, §9). */
export const LEARNING_PATIENCE: Patience = {
  tries: 3,
  wait: () => new Promise((resolve) => setTimeout(resolve, 2_000)),
};

const NONE: readonly ContentItem[] = [];

/** Twelve hexadecimal digits tell any two versions of one question apart. */
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The modules, put together from the lists of the content service, once for each answer of it. */
export class LearningCatalogue {
  #lists: Lists | undefined;
  #content: LearningContent | undefined;

  constructor(
    private readonly content: CachedContent,
    private readonly log: Pick<Logger, 'warn'>,
    private readonly patience: Patience,
  ) {}

  async read(): Promise<Result<LearningContent, ContentFailure>> {
    const found: Partial<Record<LearningList, readonly ContentItem[]>> = {};
    for (const list of LEARNING_LISTS) {
      const page = await this.#list(list);
      if (!page.ok) return page;
      found[list] = page.value;
    }
    return accepted(this.#assembled(found as Lists));
  }

  async #list(list: LearningList): Promise<Result<readonly ContentItem[], ContentFailure>> {
    for (let left = this.patience.tries; ; left -= 1) {
      const page = await this.content.page(list);
      // The service has no entry of this kind: that is a list without entries, not a failure.
      if (!page.ok && page.failure.code === 'PAGE_NOT_FOUND') return accepted(NONE);
      if (page.ok || left <= 0) return page;
      await this.patience.wait();
    }
  }

  #assembled(lists: Lists): LearningContent {
    const known = this.#lists;
    if (this.#content && known && LEARNING_LISTS.every((list) => known[list] === lists[list])) return this.#content;
    this.#lists = lists;
    this.#content = assembleLearning(lists, digest);
    for (const fault of this.#content.faults) this.log.warn({ fault }, 'an entry of the learning content is left out');
    return this.#content;
  }
}
