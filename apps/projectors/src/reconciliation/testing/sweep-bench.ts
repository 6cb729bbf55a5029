import { randomUUID } from 'node:crypto';
import { RECONCILIATION_PARTITION } from '@keelson/domain/reconciliation';
import { canonicalJson } from '@keelson/kernel';
import { pino } from 'pino';
import { InboxWorker } from '../../billing/inbox-worker';
import { takeMissed } from '../../billing/reconcile.job';
import { BillingBench } from '../../billing/testing/billing-bench';
import { stateAbout } from '../state-facts';
import { sweep, type SweptCount } from '../sweep';
import { everythingStated, recordedFacts } from './recorded-facts';

const log = pino({ level: 'silent' });

/** The workers' side of the provider's books: a real store and inbox, and the stand-in of the provider. */
export class SweepBench {
  private constructor(readonly billing: BillingBench) {}

  static async open(): Promise<SweepBench> {
    return new SweepBench(await BillingBench.open());
  }

  /** Where another process finds the same log. */
  get projectorUrl(): string {
    return this.billing.projectorUrl;
  }

  close(): Promise<void> {
    return this.billing.close();
  }

  swept(signal = new AbortController().signal): Promise<SweptCount> {
    const { runner, clock, provider } = this.billing;
    return sweep({ runner, clock, statements: provider.statements, sweepId: randomUUID(), signal });
  }

  /** Works on all messages that have not come, as if they had. */
  async told(): Promise<void> {
    const { provider, runner, clock, vault } = this.billing;
    const { statements } = provider;
    await takeMissed(provider, this.billing);
    const worker = new InboxWorker({
      ...{ inbox: vault.inbox, provider, runner, clock, logger: log, pollMs: 10 },
      alsoTell: (about, cause) => stateAbout(about, cause, { runner, statements }),
    });
    await this.billing.worked(worker);
  }

  recorded() {
    return recordedFacts(this.billing.store, this.billing.codec);
  }

  /** Streams in which the same was stated twice in a row. */
  async repeatedFacts(): Promise<readonly string[]> {
    const events = await this.billing.codec.decode(await this.billing.store.readPartition(RECONCILIATION_PARTITION));
    const last = new Map<string, string>();
    return events.flatMap(({ streamId, data }) => {
      const bytes = canonicalJson(data);
      const isRepeated = last.get(streamId) === bytes;
      last.set(streamId, bytes);
      return isRepeated ? [streamId] : [];
    });
  }

  async factsAbout(id: string): Promise<object | undefined> {
    return (await this.recorded()).facts.get(`provider-object-${id}`)?.data;
  }

  async lastCharge(customer?: string): Promise<string> {
    const query = customer === undefined ? '' : `&customer=${customer}`;
    const { data } = await this.billing.atProvider<{ data: { id: string }[] }>(`/v1/charges?limit=1${query}`);
    return data[0]!.id;
  }

  /** What is recorded and what the provider states, each as bytes. */
  async bothSides(): Promise<{ readonly recorded: string; readonly stated: string }> {
    const { facts } = await this.recorded();
    const stated = await everythingStated(this.billing.provider.statements);
    const bytes = (all: Iterable<object>): string => canonicalJson([...all].map((each) => canonicalJson(each)).sort());
    return { recorded: bytes(facts.values()), stated: bytes(stated) };
  }
}
