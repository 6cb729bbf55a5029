import Stripe from 'stripe';

type Client = ReturnType<typeof Stripe.createNodeHttpClient>;
type Answer = Awaited<ReturnType<Client['makeRequest']>>;

/**
 * Stripe's own HTTP client, but for what the SDK takes for a success: it looks for the member `error` alone, so that a
 * gateway's 503 with `{}` would be an empty customer. Here whatever is not 2xx is an error with that status, and what is
 * no JSON object is no answer at all.
 */
export function refusingClient(): Client {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...request) => checked(await client.makeRequest(...request)),
  };
}

const checked = (answer: Answer): Answer => ({
  getStatusCode: () => answer.getStatusCode(),
  getHeaders: () => answer.getHeaders(),
  getRawResponse: () => answer.getRawResponse(),
  toStream: (completed) => answer.toStream(completed),
  toJSON: async () => bodyOf(answer.getStatusCode(), await answer.toJSON()),
  dispose: () => answer.dispose?.(),
});

function bodyOf(status: number, body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new TypeError('the answer is no object');
  if (status >= 200 && status < 300) return body;
  if ('error' in body && typeof body.error === 'object' && body.error !== null) return body;
  return { error: { type: 'api_error', message: `status ${status} without an error` } };
}
