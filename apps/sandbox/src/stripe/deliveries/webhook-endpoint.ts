import { API_VERSION, type Seconds, type WebhookEndpoint } from '../objects/account-objects';
import { newId, secretLetters } from '../objects/identifiers';
import type { State } from '../store/state';

type Wanted = Pick<WebhookEndpoint, 'description' | 'enabled_events' | 'metadata' | 'url'>;

export function newEndpoint(
  state: State,
  created: Seconds,
  wanted: Wanted,
  secret = `whsec_${secretLetters(32)}`,
  id = newId('we'),
): { readonly endpoint: WebhookEndpoint; readonly secret: string } {
  state.put('secret', { id, secret });
  const endpoint = state.put('webhook_endpoint', {
    ...wanted,
    id,
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created,
    livemode: false,
    status: 'enabled',
  });
  return { endpoint, secret };
}

const CONFIGURED = 'we_configured';

/** The address that the sandbox was started with: told everything, signed with the given secret. */
export function configureEndpoint(
  state: State,
  created: Seconds,
  target: { url: string; secret: string } | null,
): void {
  if (target === null) {
    state.remove('webhook_endpoint', CONFIGURED);
    return;
  }
  const wanted = { description: null, enabled_events: ['*'], metadata: {}, url: target.url };
  newEndpoint(state, created, wanted, target.secret, CONFIGURED);
}
