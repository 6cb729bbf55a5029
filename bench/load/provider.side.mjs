// The payment provider, which sends its messages and counts on an answer soon.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import Stripe from 'stripe';
import { serve } from '../machine/serve.mjs';

const stripe = new Stripe('sk_test_bench', { telemetry: false });
const seconds = () => Math.floor(Date.now() / 1_000);

function notice(secret) {
  const object = { id: 'in_1', object: 'invoice' };
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'invoice.paid',
    created: seconds(),
    data: { object },
  };
  const body = JSON.stringify(event);
  return { body, signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret }) };
}

const acknowledged = (agent, port, { body, signature }) =>
  new Promise((done, failed) => {
    const began = performance.now();
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const path = '/api/v1/billing/webhooks/stripe';
    request({ agent, port, host: '127.0.0.1', method: 'POST', path, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) done(performance.now() - began);
        else failed(new Error(`${path}: ${answer.statusCode}`));
      });
    })
      .once('error', failed)
      .end(body);
  });

serve({
  /** So many signed messages one after the other, each new. @returns milliseconds of each acknowledgement. */
  async send({ port, secret, count }) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const taken = [];
    try {
      while (taken.length < count) taken.push(await acknowledged(agent, port, notice(secret)));
    } finally {
      agent.destroy();
    }
    return taken;
  },
});
