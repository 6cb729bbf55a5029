import { quantile } from '../report/statistics.mjs';

/** So many customers are signed in and ask in turn, spread over all. */
const ASKING = 200;

/** Customers of a database who ask an API of the product, one request at a time. */
export class Askers {
  constructor({ product, client }, { urls, accounts }) {
    Object.assign(this, { product, client, urls, accounts });
  }

  async start() {
    this.port = await this.product.call('start', { urls: this.urls });
    const step = Math.ceil(this.accounts.length / ASKING);
    this.sessions = [];
    for (const accountId of this.accounts.filter((_, at) => at % step === 0)) {
      const holder = { accountId, kind: 'customer' };
      this.sessions.push({ ...holder, sessionId: await this.product.call('session', holder) });
    }
  }

  /** Their requests, with tokens that live for minutes. */
  requests(pathOf, count = ASKING) {
    return Promise.all(
      this.sessions.slice(0, count).map(async (holder) => ({
        path: pathOf(holder.accountId),
        token: await this.product.call('token', holder),
      })),
    );
  }

  /** Quantiles of the answers' milliseconds, and what an answer took of the API's processor and has in bytes. */
  async timed(pathOf, times) {
    const asked = { port: this.port, requests: await this.requests(pathOf) };
    await this.client.call('ask', { ...asked, times: Math.ceil(times / 3) });
    const before = await this.product.call('cpu');
    const answers = await this.client.call('ask', { ...asked, times });
    const cpu = ((await this.product.call('cpu')) - before) / times;
    return { ...quantiles(answers), cpu, bytes: answers.bytes };
  }

  stop() {
    return this.product.call('stop');
  }
}

export const quantiles = ({ taken }) => ({
  p50: quantile(taken, 0.5),
  p95: quantile(taken, 0.95),
  p99: quantile(taken, 0.99),
});
