import config from '../../../jest.config.mjs';

/** The configuration of a run over everything: the groups of `spec-groups.mjs` instead of the files. */
export default {
  ...config,
  rootDir: '../../..',
  testSequencer: '<rootDir>/tools/test/jest/longest-first.cjs',
  projects: config.projects.map((project) => ({
    ...project,
    testMatch: [`<rootDir>/test-results/groups/${project.displayName}/*.spec.cjs`],
    modulePathIgnorePatterns: project.modulePathIgnorePatterns.filter((pattern) => !pattern.includes('test-results')),
  })),
};
