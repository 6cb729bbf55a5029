import type { LiveLimits } from '../platform/http/limits';
import { PartnerRelationsBehind } from '../platform/execution/partner-relations';
import { bundledBy, departures, OWN_CUSTOMERS } from './delivery';
import type { LiveConnection } from './live-connection';
import type { Told } from './live-feed';
import type { PartnerCustomers } from './partner-customers';

export interface PartnerDeliveryParts {
  readonly listeners: Iterable<LiveConnection>;
  readonly customers: Pick<PartnerCustomers, 'partnersOf'>;
  readonly limits: Pick<LiveLimits, 'missed'>;
  readonly onError: (error: unknown) => void;
}

/**
 * Tells partners what happened to their customers. Until it is known whose customers accounts are, partners hear
 * nothing; nobody else waits for that.
 */
export class PartnerDelivery {
  private waiting: readonly Told[] = [];
  /** Up to where nothing is left to tell but what waits here. */
  private complete = 0;
  /** More came to wait than is looked through. */
  private tooMuch = false;
  private telling = false;

  constructor(private readonly parts: PartnerDeliveryParts) {}

  add(told: readonly Told[], complete: number): void {
    if (this.partners.length === 0) {
      this.forget();
      return;
    }
    this.complete = complete;
    this.keep(told);
    void this.tell();
  }

  /** Tries again to tell what waits; nobody else waits for it. */
  look(): Promise<void> {
    void this.tell();
    return Promise.resolve();
  }

  private async tell(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    let more = true;
    while (more) more = await this.toldWhatWaits();
    this.telling = false;
  }

  private get partners(): readonly LiveConnection[] {
    return [...this.parts.listeners].filter((each) => each.hears('partners'));
  }

  private keep(told: readonly Told[]): void {
    this.waiting = [...this.waiting, ...told];
    if (this.waiting.length <= this.parts.limits.missed) return;
    this.waiting = [];
    this.tooMuch = true;
  }

  private forget(): void {
    this.waiting = [];
    this.tooMuch = false;
  }

  /** False when nothing waits, or it has to wait longer. */
  private async toldWhatWaits(): Promise<boolean> {
    const { waiting: told, tooMuch, complete } = this;
    if (told.length === 0 && !tooMuch) return false;
    this.forget();
    try {
      await this.deliver(told, complete);
      if (tooMuch) this.everything();
      return true;
    } catch (error) {
      this.parts.onError(error);
      if (error instanceof PartnerRelationsBehind) {
        const later = this.waiting;
        this.waiting = [];
        this.tooMuch ||= tooMuch;
        this.keep([...told, ...later]);
        return false;
      }
      this.everything();
      return true;
    }
  }

  private async deliver(told: readonly Told[], complete: number): Promise<void> {
    const partnerOf = await this.parts.customers.partnersOf([...new Set(told.map(({ heading }) => heading.subjectId))]);
    const byPartner = bundledBy(told, ({ heading }) => partnerOf.get(heading.subjectId));
    for (const each of this.partners) {
      const news = [
        byPartner.get(each.subject)?.newsOf(each.topicsWithin('partners'), complete),
        departures(each, told, partnerOf).newsOf([OWN_CUSTOMERS], complete),
      ];
      for (const one of news) if (one) each.tell(one);
    }
  }

  /** Partners who cannot be told of what read everything again. */
  private everything(): void {
    for (const each of this.partners) each.tellEverything(0);
  }
}
