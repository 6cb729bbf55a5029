// Runs an operator's command: npm run operate -- COMMAND [--data DIR]
import { resolve } from 'node:path';
import { runForOperator } from './local-copy.mjs';

// npm runs this in the checkout; a file is named from where the person stands.
const standing = process.env.INIT_CWD ?? process.cwd();
const fromThere = (words) => words.map((word, at) => (words[at - 1] === '--check' ? resolve(standing, word) : word));

await runForOperator('apps/projectors/dist/operations/commands/main.js', process.argv.slice(2), fromThere);
