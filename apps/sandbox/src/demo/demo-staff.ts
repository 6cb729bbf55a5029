import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import type { DemoStaff } from './demo-people';

const PROGRAM = join(__dirname, '../../../api/dist/staff/staff.cli.js');
const KNOWN_ALREADY = 'belongs to an account already';

/** Adds a member of staff by the operator's own command; the password goes over standard input, never as an argument. */
export async function addDemoStaff(member: DemoStaff, password: string): Promise<void> {
  const { email, name, kind, permissions } = member;
  const words = ['--email', email, '--name', name, '--kind', kind, '--password-stdin'];
  const granted = permissions.flatMap((permission) => ['--permission', permission]);
  const command = spawn(process.execPath, [PROGRAM, 'add', ...words, ...granted], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    command.once('error', reject);
    command.once('close', resolve);
  });
  command.stdin.end(`${password}\n`);
  const [complaint, code] = await Promise.all([text(command.stderr), ended]);
  if (code !== 0 && !complaint.includes(KNOWN_ALREADY)) throw new Error(`${email} was not added: ${complaint.trim()}`);
}
