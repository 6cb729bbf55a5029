/** Deciders and calculators are pure, so that a mutant costs milliseconds. */
export default {
  mutate: ['libs/domain/src/**/*.decider.ts', 'libs/calculators/src/**/*.ts', '!**/*.spec.ts', '!**/testing/**'],
  testRunner: 'jest',
  jest: { configFile: 'tools/mutants/stryker/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 10_000,
  tempDirName: '.keelson/stryker',
  ignorePatterns: ['/apps', '/bench', '/deploy', '/docs', '/test-results', '/.nx', '/libs/*/dist', '/tools/videos'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, allowColor: false },
  jsonReporter: { fileName: 'test-results/mutants.json' },
  thresholds: { high: 90, low: 80, break: null },
};
