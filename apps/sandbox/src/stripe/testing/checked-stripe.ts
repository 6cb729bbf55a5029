import Stripe from 'stripe';
import type { RunningStripeSandbox } from '../stripe-sandbox';
import { faultsOfAnswer } from './contract';

/** The official SDK against the sandbox; `faults` gathers every answer that breaks the provider's schemas. */
export function checkedStripe(
  sandbox: RunningStripeSandbox,
  key = sandbox.secretKey,
): { readonly stripe: Stripe; readonly faults: string[]; readonly answers: string[] } {
  const faults: string[] = [];
  const answers: string[] = [];
  const watched: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const method = init?.method ?? 'GET';
    const path = new URL(input instanceof Request ? input.url : input).pathname;
    const body = (await answer.clone().json()) as Record<string, unknown>;
    answers.push(`${method} ${path}`);
    faults.push(...faultsOfAnswer(answer.status, body).map((fault) => `${method} ${path}: ${fault}`));
    return answer;
  };
  const stripe = new Stripe(key, {
    host: '127.0.0.1',
    port: sandbox.port,
    protocol: 'http',
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(watched),
  });
  return { stripe, faults, answers };
}

/** The official SDK as the product makes it, with its own client. */
export const plainStripe = (sandbox: RunningStripeSandbox): Stripe =>
  new Stripe(sandbox.secretKey, { host: '127.0.0.1', port: sandbox.port, protocol: 'http', telemetry: false });
