import { newEndpoint } from '../deliveries/webhook-endpoint';
import { pageFields } from '../wire/paging';
import { operation } from '../wire/operation';
import { flag, listIn, mergedMetadata, metadata, optional, text } from '../wire/shapes';
import { givenOnly, listed } from './kept-list';

const fields = {
  description: optional(text()),
  metadata: optional(metadata),
};

export const webhookEndpointOperations = [
  operation(
    'POST',
    '/v1/webhook_endpoints',
    { ...fields, enabled_events: listIn(text(200), 300), url: text() },
    (world, given) => {
      const { endpoint, secret } = newEndpoint(world.state, world.time.now(), {
        description: given.description ?? null,
        enabled_events: given.enabled_events,
        metadata: mergedMetadata({}, given.metadata),
        url: given.url,
      });
      return { ...endpoint, secret };
    },
  ),
  operation('GET', '/v1/webhook_endpoints', pageFields, (world, wanted) =>
    listed(world, 'webhook_endpoint', '/v1/webhook_endpoints', wanted),
  ),
  operation('GET', '/v1/webhook_endpoints/:id', {}, (world, _given, id) => world.state.need('webhook_endpoint', id)),
  operation(
    'POST',
    '/v1/webhook_endpoints/:id',
    { ...fields, disabled: optional(flag), enabled_events: optional(listIn(text(200), 300)), url: optional(text()) },
    (world, { disabled, ...given }, id) => {
      const before = world.state.need('webhook_endpoint', id);
      return world.state.put('webhook_endpoint', {
        ...before,
        ...givenOnly(given),
        metadata: mergedMetadata(before.metadata, given.metadata),
        status: disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled',
      });
    },
  ),
  operation('DELETE', '/v1/webhook_endpoints/:id', {}, (world, _given, id) => {
    world.state.need('webhook_endpoint', id);
    world.state.remove('webhook_endpoint', id);
    world.state.remove('secret', id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];
