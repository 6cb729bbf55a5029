import { SealedTexts } from '@keelson/vault';
import { Injectable } from '@nestjs/common';
import { malformed } from './refusal';

/** Values that an order goes by, and the id: between two rows of a list. */
type Mark = readonly string[];

interface AskedPlace {
  readonly sort: string;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** Places in lists as they stand in addresses: sealed, since a place may be somebody's name. */
@Injectable()
export class SealedPlaces {
  constructor(private readonly sealed: SealedTexts) {}

  seal(sort: string, mark: Mark | null): string | null {
    return mark && this.sealed.seal(JSON.stringify([sort, ...mark]));
  }

  /**
   * Where the page begins or ends; `undefined` for the first page. A place in another order is none in this one.
   * @throws Refusal 400 for a place that was not sealed here, and for two.
   */
  open({ sort, after, before }: AskedPlace): { readonly mark: Mark; readonly side: 'after' | 'before' } | undefined {
    const token = after ?? before;
    if (token === undefined) return undefined;
    const opened = after !== undefined && before !== undefined ? undefined : this.sealed.open(token);
    if (opened === undefined) throw malformed('Unknown place in the list: send one that an earlier answer gave');
    const [of, ...mark] = JSON.parse(opened) as [string, ...string[]];
    return of === sort ? { mark, side: after === undefined ? 'before' : 'after' } : undefined;
  }
}
