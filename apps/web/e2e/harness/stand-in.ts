import { expect } from '@playwright/test';

type Fault = 'expired' | 'rate-limit' | 'server-error' | 'slow' | 'cut' | 'invalid-grant';

/** The switches of a stand-in of an accounting system. */
export class StandIn {
  constructor(private readonly address: string) {}

  /** Its own id of a company: `trading`. */
  async organisation(key: string): Promise<string> {
    const { organisations } = await this.ask<{ organisations: readonly { id: string; key: string }[] }>('overview');
    const found = organisations.find((each) => each.key === key);
    if (found === undefined) throw new Error(`There is no company ${key}.`);
    return found.id;
  }

  /** Does these wrong, one after the other, each once, whenever it is asked about a company. */
  async spoil(organisation: string, ...faults: readonly Fault[]): Promise<void> {
    for (const [at, kind] of faults.entries())
      await this.ask('faults', at === 0 ? 'PUT' : 'POST', { kind, times: 1, organisation });
  }

  /** Puts an amount on an account of a month that is three months over. */
  async restate(company: string): Promise<void> {
    await this.ask('restatements', 'POST', { company });
  }

  /** Takes back what was changed of past months. */
  async restateNothing(): Promise<void> {
    await this.ask('restatements', 'DELETE');
  }

  /** Waits until all that it was to do wrong is done. */
  async isAtRest(): Promise<void> {
    await expect.poll(() => this.ask('faults'), { timeout: 60_000, intervals: [100] }).toMatchObject({ kind: 'none' });
  }

  private async ask<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
    const answer = await fetch(`${this.address}/_sandbox/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${path} of the stand-in: ${answer.status}`).toBe(true);
    return (await answer.json()) as Answer;
  }
}
