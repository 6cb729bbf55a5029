// Adds, invites and changes members of staff: npm run staff -- add --email … --name … [--data DIR]
import { runForOperator } from './local-copy.mjs';

await runForOperator('apps/api/dist/staff/staff.cli.js', process.argv.slice(2));
