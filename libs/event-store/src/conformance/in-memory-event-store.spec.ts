import { InMemoryEventStore } from '../in-memory';
import { conformsToEventStore } from './event-store-conformance';

describe('[ES-07~] in-memory event store', () => {
  conformsToEventStore(async () => {
    const store = new InMemoryEventStore();
    return {
      store,
      second: store,
      beginOutage: async () => store.beginOutage(),
      endOutage: async () => store.endOutage(),
      close: () => store.close(),
    };
  });
});
