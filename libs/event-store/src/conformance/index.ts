export * from './event-store-conformance';
export * from './sample-appends';
export * from './store-under-test';
