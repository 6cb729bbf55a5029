import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { DEMO_ENDED_TRIAL, type DemoStaff } from './demo-people';

const PROGRAMS = join(__dirname, '../../../api/dist/staff');
const KNOWN_ALREADY = 'belongs to an account already';

/** Adds a member of staff by the operator's own command; the password goes over standard input, never as an argument. */
export async function addDemoStaff(member: DemoStaff, password: string): Promise<void> {
  const { email, name, kind, permissions } = member;
  const words = ['--email', email, '--name', name, '--kind', kind, '--password-stdin'];
  const granted = permissions.flatMap((permission) => ['--permission', permission]);
  await runProgram(join(PROGRAMS, 'staff.cli.js'), ['add', ...words, ...granted], email, password);
}

/** Nobody can wait for a trial to end, so a program of the API adds this customer. */
export async function addDemoEndedTrial(password: string): Promise<void> {
  const { email, name, companyName } = DEMO_ENDED_TRIAL;
  const words = ['--email', email, '--name', name, '--company', companyName];
  await runProgram(join(PROGRAMS, 'ended-trial.cli.js'), words, email, password);
}

/** Nor for the weeks that other stories take. */
export async function addDemoPast(past: object): Promise<void> {
  await runProgram(join(PROGRAMS, 'demo-past.cli.js'), [], 'the demo past', JSON.stringify(past));
}

async function runProgram(program: string, words: readonly string[], what: string, input: string): Promise<void> {
  const command = spawn(process.execPath, [program, ...words], { stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    command.once('error', reject);
    command.once('close', resolve);
  });
  command.stdin.end(`${input}\n`);
  const [complaint, code] = await Promise.all([text(command.stderr), ended]);
  if (code !== 0 && !complaint.includes(KNOWN_ALREADY)) throw new Error(`${what} was not added: ${complaint.trim()}`);
}
