export { CuttableProxy } from '../kurrentdb/testing/cuttable-proxy';
export { FakeKurrentDb } from '../kurrentdb/testing/fake-server';
export * from './event-store-conformance';
export * from './sample-appends';
export * from './store-under-test';
