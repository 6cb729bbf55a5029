import type { CaseMark } from '@keelson/read-models/reconciliation';
import { SealedTexts } from '@keelson/vault';
import type { ReconciliationSort, SortOrder } from '@keelson/vocabulary';
import { Injectable } from '@nestjs/common';
import { malformed } from '../platform/wire/refusal';

interface Order {
  readonly sort: ReconciliationSort;
  readonly order: SortOrder;
}

/** Places in the list of cases as they stand in addresses: sealed, so that nobody sends one that was not given. */
@Injectable()
export class CasePlaces {
  constructor(private readonly sealed: SealedTexts) {}

  seal({ sort, order }: Order, mark: CaseMark | null): string | null {
    return mark && this.sealed.seal(JSON.stringify(['reconciliation', sort, order, ...mark]));
  }

  /**
   * Where the page begins; `undefined` for the first page. A place in another order is none in this one.
   * @throws Refusal 400 for a place that was not sealed here.
   */
  open({ sort, order }: Order, after: string | undefined): CaseMark | undefined {
    if (after === undefined) return undefined;
    const opened = this.sealed.open(after);
    const [list, by, way, key, since, caseId] = opened === undefined ? [] : (JSON.parse(opened) as string[]);
    if (list !== 'reconciliation' || key === undefined || since === undefined || caseId === undefined)
      throw malformed('Unknown place in the list: send one that an earlier answer gave');
    return by === sort && way === order ? [key, since, caseId] : undefined;
  }
}
