const sources = {
  '^fast-check$': '<rootDir>/tools/test/jest/fast-check.cjs',
  '^@keelson/([^/]+)$': '<rootDir>/libs/$1/src/index.ts',
  '^@keelson/([^/]+)/(.+)$': '<rootDir>/libs/$1/src/$2/index.ts',
};

const compile = (parser, react) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      parser,
      transform: { legacyDecorator: true, decoratorMetadata: true, ...react },
      target: 'es2022',
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const typescript = { syntax: 'typescript', tsx: false, decorators: true };
const typescriptWithJsx = { syntax: 'typescript', tsx: true, decorators: true };

// Packages that come as ES modules only.
const modules = [
  'jose',
  'msw',
  'until-async',
  '@mswjs',
  'rettime',
  '@open-draft',
  'postal-mime',
  '@fontsource-variable',
].join('|');

const everywhere = {
  rootDir: import.meta.dirname,
  moduleNameMapper: sources,
  modulePathIgnorePatterns: [
    '/dist/',
    '<rootDir>/.nx/',
    '<rootDir>/.keelson/',
    '<rootDir>/test-results/',
    '<rootDir>/apps/web/e2e/',
  ],
  testPathIgnorePatterns: ['/node_modules/', '\\.e2e\\.spec\\.ts$'],
  transformIgnorePatterns: [`/node_modules/(?!(?:${modules})/)`],
  clearMocks: true,
};

export default {
  testTimeout: 300_000,
  projects: [
    {
      ...everywhere,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{libs,tools,deploy}/**/*.spec.ts', '<rootDir>/apps/{api,projectors,sandbox}/**/*.spec.ts'],
      transform: { '^.+\\.m?[jt]s$': compile(typescript, {}) },
      globalSetup: '<rootDir>/tools/test/jest/database-setup.mjs',
      globalTeardown: '<rootDir>/tools/test/jest/database-teardown.mjs',
    },
    {
      ...everywhere,
      displayName: 'web',
      testEnvironment: '<rootDir>/tools/test/jest/browser-environment.cjs',
      testMatch: ['<rootDir>/apps/web/src/**/*.spec.{ts,tsx}'],
      moduleNameMapper: {
        ...sources,
        '\\.(css|svg|png|jpg|webp|mp4|woff2)(\\?.*)?$': '<rootDir>/tools/test/jest/asset-stub.cjs',
      },
      transform: { '^.+\\.m?[jt]sx?$': compile(typescriptWithJsx, { react: { runtime: 'automatic' } }) },
      globalSetup: '<rootDir>/tools/test/jest/seed-setup.mjs',
      setupFilesAfterEnv: ['<rootDir>/tools/test/jest/browser-setup.ts'],
    },
  ],
};
