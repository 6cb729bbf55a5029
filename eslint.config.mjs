import { existsSync } from 'node:fs';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { depConstraints } from './tools/eslint/dep-constraints.mjs';
import { keelson } from './tools/eslint/plugin.mjs';

const SPECS = ['**/*.spec.ts', '**/*.spec.tsx'];
// The browser tests have dependencies of their own; without them nothing can be said about their types.
const notInstalled = existsSync(new URL('./apps/web/e2e/node_modules/@playwright/test', import.meta.url))
  ? []
  : ['apps/web/e2e/**'];
// A second copy of a core rule, so that a long file warns before it fails.
const size = { rules: { 'long-file': builtinRules.get('max-lines') } };
const exportByName = { selector: 'ExportDefaultDeclaration', message: 'Export by name.' };
const castPastItsType = {
  selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
  message: 'What is cast past its type is checked by nobody: have the route’s contract parse the answer.',
};
const counted = (max) => ({ max, skipBlankLines: true, skipComments: true });

export default tseslint.config(
  {
    ignores: [
      ...notInstalled,
      '**/dist/**',
      '**/node_modules/**',
      '.nx/**',
      '.keelson/**',
      'test-results/**',
      'bench/**/node_modules/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { keelson, size, '@nx': nx },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          depConstraints,
          enforceBuildableLibDependency: false,
          allow: [
            '^(\\.\\./)+(apps/)?sandbox/src/(stripe|xero|quickbooks|launcher|strapi)$',
            '^(\\.\\./)+libs/calculators/src/testing/raw-answers$',
            '^(\\.\\./)+api/src/my-financials/(explanation-answer|testing/figure-from-lines)$',
          ],
        },
      ],
      'keelson/import-law': 'error',
      'keelson/slice-fence': 'error',
      'keelson/file-name': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', prefer: 'type-imports' },
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-control-regex': 'off',
      'max-lines': ['error', counted(300)],
      'size/long-file': ['warn', counted(200)],
      'no-restricted-syntax': ['error', exportByName],
    },
  },
  {
    // Decorated constructors need their classes at run time: the compiler cannot tell such an import from a type.
    files: ['apps/api/**/*.ts', 'apps/projectors/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['apps/api/src/**/*.ts', 'apps/projectors/src/**/*.ts'],
    // Benches write raw history; the runtime follows the log and decides nothing; a projection moves its row by the one
    // event that it is given; an erasure looks at what is stored once nothing can be opened any more.
    ignores: [
      ...SPECS,
      '**/testing/**',
      'apps/projectors/src/runtime/**',
      'apps/projectors/src/**/*.projection.ts',
      'apps/projectors/src/deletion/erasure-steps.ts',
    ],
    rules: { 'keelson/one-runner': 'error' },
  },
  { files: ['apps/api/**/*.controller.ts'], rules: { 'keelson/controller-handles': 'error' } },
  {
    files: ['apps/web/src/**/*.ts', 'apps/web/src/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-deprecated': 'warn',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'keelson/icon-element': 'error',
      'keelson/page-paths': 'error',
      'keelson/theme-colours': 'error',
      'keelson/web-floors': 'error',
    },
  },
  {
    files: ['apps/web/src/theme/**', 'apps/web/src/**/*.spec.ts', 'apps/web/src/**/*.spec.tsx'],
    rules: { 'keelson/theme-colours': 'off' },
  },
  {
    // Tests say the address that a person types.
    files: [
      'apps/web/src/client/paths.ts',
      'apps/web/src/**/*.spec.ts',
      'apps/web/src/**/*.spec.tsx',
      'apps/web/src/**/testing/**',
    ],
    rules: { 'keelson/page-paths': 'off' },
  },
  // Registries are as long as the product is large.
  {
    files: ['**/*.gen.ts', 'libs/contracts/src/routes/standing-table.ts'],
    rules: { 'max-lines': 'off', 'size/long-file': 'off' },
  },
  {
    files: [...SPECS, 'apps/web/e2e/**/*.ts', '**/conformance/**/*.ts', '**/testing/**/*.ts'],
    rules: {
      'max-lines': ['error', counted(400)],
      'size/long-file': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['apps/web/src/**/*.spec.ts', 'apps/web/src/**/*.spec.tsx', 'apps/web/src/**/testing/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', exportByName, castPastItsType] },
  },
  { files: ['**/*.config.ts', 'apps/web/e2e/harness/start-product.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['**/*.config.ts', 'apps/web/e2e/**/*.ts'], rules: { 'keelson/import-law': 'off' } },
  // Playwright reads from a fixture's first parameter which others it needs: an empty pattern says none.
  { files: ['apps/web/e2e/harness/test.ts'], rules: { 'no-empty-pattern': 'off' } },
  { files: ['**/*.js'], languageOptions: { globals: browserGlobals() } },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.worker.js'],
    plugins: { keelson },
    languageOptions: { globals: nodeGlobals() },
    rules: {
      'keelson/file-name': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
);

function browserGlobals() {
  const names = [
    'window',
    'document',
    'location',
    'history',
    'addEventListener',
    'requestAnimationFrame',
    'setTimeout',
    'setInterval',
    'fetch',
    'URL',
    'URLSearchParams',
    'performance',
    'console',
  ];
  return Object.fromEntries(names.map((name) => [name, 'readonly']));
}

function nodeGlobals() {
  const names = [
    'process',
    'console',
    'Buffer',
    'URL',
    'fetch',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'AbortController',
    'AbortSignal',
    'require',
    'module',
    '__dirname',
    'structuredClone',
    'performance',
  ];
  return Object.fromEntries(names.map((name) => [name, 'readonly']));
}
