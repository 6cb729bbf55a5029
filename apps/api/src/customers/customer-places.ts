import type { CustomerMark, CustomerQuestion } from '@keelson/read-models/customers';
import type { CustomerSort } from '@keelson/vocabulary';
import { SealedTexts } from '@keelson/vault';
import { Injectable } from '@nestjs/common';
import { malformed } from '../platform/wire/refusal';

interface AskedPlace {
  readonly sort: CustomerSort;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** Places in the list of customers as they stand in addresses: sealed, since a place may be somebody's name. */
@Injectable()
export class CustomerPlaces {
  constructor(private readonly sealed: SealedTexts) {}

  seal(sort: CustomerSort, mark: CustomerMark | null): string | null {
    return mark && this.sealed.seal(JSON.stringify([sort, ...mark]));
  }

  /**
   * Where the page begins or ends; `undefined` for the first page. A place in another order is none in this one.
   * @throws Refusal 400 for a place that was not sealed here, and for two.
   */
  open({ sort, after, before }: AskedPlace): CustomerQuestion['at'] {
    const token = after ?? before;
    if (token === undefined) return undefined;
    const opened = after !== undefined && before !== undefined ? undefined : this.sealed.open(token);
    if (opened === undefined) throw malformed('Unknown place in the list: send one that an earlier answer gave');
    const [of, ...mark] = JSON.parse(opened) as [string, ...string[]];
    return of === sort ? { mark, side: after === undefined ? 'before' : 'after' } : undefined;
  }
}
