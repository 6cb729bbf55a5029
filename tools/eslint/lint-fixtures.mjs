// Lints pieces of code as if they stood in the given files, with the real configuration less the rules that need types.
// Reads [{ path, code }] from standard input; prints the names of the broken rules of each, as JSON.
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const ROOT = join(import.meta.dirname, '..', '..');
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: [{ files: ['**/*.ts', '**/*.tsx'], ...tseslint.configs.disableTypeChecked }],
});

// Where nothing was built yet there is no graph of the projects, and the rule on boundaries would be skipped.
await createProjectGraphAsync({ exitOnError: true });

const broken = [];
for (const { path, code } of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(code, { filePath: join(ROOT, path) });
  broken.push([...new Set(result.messages.map(({ ruleId, message }) => ruleId ?? message))].sort());
}
process.stdout.write(JSON.stringify(broken));
