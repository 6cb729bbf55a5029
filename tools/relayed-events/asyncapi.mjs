const TOPIC = 'keelson-events';

/** AsyncAPI 3 about the topic of all events. */
export const asyncApiDocument = (events, metadata) => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Keelson events',
    version: '1.0.0',
    description:
      'Every event of the product, relayed from the event store in the order of its positions, at least once. Within a partition, and so for everything about one customer, the first copies of events stand in order; a further copy has the same event id and the same bytes. Values that say `sealed` are encrypted under a key of the person they are about, and nobody reads them once that key is destroyed.',
    license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
  },
  defaultContentType: 'application/json',
  channels: {
    events: {
      address: TOPIC,
      title: 'All events',
      description:
        'KEELSON_KAFKA_TOPIC names it, and other variables its partitions, copies and how long it keeps events.',
      messages: Object.fromEntries(events.map(({ type }) => [type, { $ref: `#/components/messages/${type}` }])),
      bindings: { kafka: { topic: TOPIC, bindingVersion: '0.5.0' } },
    },
  },
  operations: {
    relayEvents: {
      action: 'send',
      title: 'Relay events',
      summary: 'Hands on what was appended to the event store.',
      channel: { $ref: '#/channels/events' },
      security: [{ $ref: '#/components/securitySchemes/account' }],
      messages: events.map(({ type }) => ({ $ref: `#/channels/events/messages/${type}` })),
    },
  },
  components: {
    securitySchemes: {
      account: { type: 'scramSha512', description: 'Where the brokers ask for a user and password.' },
    },
    messages: Object.fromEntries(events.map(({ type, schema }) => [type, messageOf(type, schema)])),
    schemas: {
      Sealed: {
        type: 'string',
        title: 'sealed',
        description: 'A personal value, encrypted (AES-256-GCM) under a key of the person it is about.',
      },
      Headers: {
        type: 'object',
        required: ['event-id', 'event-type'],
        properties: { 'event-id': { type: 'string', format: 'uuid' }, 'event-type': { type: 'string' } },
      },
      Event: {
        type: 'object',
        required: ['eventId', 'type', 'position', 'streamId', 'version', 'occurredAt', 'hash', 'data', 'metadata'],
        properties: {
          eventId: { type: 'string', format: 'uuid', description: 'The same for every copy of an event.' },
          type: { type: 'string' },
          position: { type: 'integer', minimum: 1, description: 'In the whole store, without gaps.' },
          streamId: { type: 'string' },
          version: { type: 'integer', minimum: 1, description: 'In its stream, without gaps.' },
          occurredAt: { type: 'string', format: 'date-time' },
          hash: { type: 'string', description: 'SHA-256 over the event before it in its stream, and over this one.' },
          data: { type: 'object' },
          metadata: { $ref: '#/components/schemas/Metadata' },
        },
      },
      Metadata: metadata,
    },
  },
});

const messageOf = (type, schema) => ({
  name: type,
  title: type,
  contentType: 'application/json',
  headers: { $ref: '#/components/schemas/Headers' },
  payload: {
    allOf: [
      { $ref: '#/components/schemas/Event' },
      { type: 'object', properties: { type: { const: type }, data: schema } },
    ],
  },
  bindings: {
    kafka: {
      key: {
        type: 'string',
        description: 'The account that the event belongs to, or what else it is kept together by.',
      },
      bindingVersion: '0.5.0',
    },
  },
});
