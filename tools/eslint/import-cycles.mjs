// Finds circles of imports between the product's source files, those of types alone included. Prints each; exit 1 when
// there is one.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..', '..'));
const folders = ['libs', 'apps', 'deploy', 'tools', 'bench'].filter((folder) => existsSync(join(root, folder)));

/** The sources of each library, under the name by which other projects import it. */
const alias = Object.fromEntries(
  readdirSync(join(root, 'libs')).map((name) => [`@keelson/${name}`, join(root, 'libs', name, 'src')]),
);

const { output } = await cruise(
  folders,
  {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: [{ name: 'no-circle', severity: 'error', from: {}, to: { circular: true } }] },
    tsPreCompilationDeps: true,
    doNotFollow: 'node_modules',
    exclude: String.raw`(^|/)(node_modules|dist)/|\.spec\.tsx?$`,
  },
  { alias, extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json'] },
);

const { violations, totalCruised } = output.summary;
for (const { from, cycle } of violations) console.error([from, ...cycle.map(({ name }) => name)].join(' -> '));
if (violations.length > 0) process.exitCode = 1;
else console.log(`${totalCruised} files, no circle of imports`);
