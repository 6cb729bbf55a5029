import product from '../../../jest.config.mjs';

const [{ globalSetup: _setup, globalTeardown: _teardown, ...node }] = product.projects;

/** The pure tests alone: no database, nothing outside the process. */
export default {
  ...node,
  testMatch: ['<rootDir>/libs/{domain,calculators}/src/**/*.spec.ts'],
  testPathIgnorePatterns: [...node.testPathIgnorePatterns, '\\.int\\.spec\\.ts$'],
};
