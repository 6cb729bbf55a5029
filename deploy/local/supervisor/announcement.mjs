import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailboxUrl, paymentsUrl, publicUrl, quickbooksUrl, workersUrl, xeroUrl } from './environments.mjs';

/** What the person at the terminal needs to know, once everything answers. */
export function announcement({ ports, accounts, demoFailure, options, seconds }) {
  const lines = [
    '',
    `Keelson is ready after ${seconds.toFixed(1)} s`,
    '',
    `  Product     ${publicUrl(ports)}`,
    `  Mailbox     ${mailboxUrl(ports)}`,
    `  Payments    ${paymentsUrl(ports)}`,
    `  Xero        ${xeroUrl(ports)}`,
    `  QuickBooks  ${quickbooksUrl(ports)}`,
    `  API         ${publicUrl(ports)}/api/docs`,
    `  Data        ${options.data}`,
    '',
  ];
  if (accounts.length > 0) {
    const wide = (name) => Math.max(...accounts.map((account) => account[name].length));
    const row = ({ kind, email, password, note = '' }) =>
      `  ${kind.padEnd(wide('kind'))}  ${email.padEnd(wide('email'))}  ${password.padEnd(wide('password'))}  ${note}`.trimEnd();
    lines.push('Demo sign-ins (this copy only; passcodes arrive in the mailbox)', '', ...accounts.map(row), '');
  }
  if (demoFailure !== undefined)
    lines.push(
      `No demo sign-ins: ${demoFailure}`,
      'Start again once that is mended, or with --no-demo to do without them.',
      '',
    );
  return [...lines, 'Ctrl-C stops everything.', ''].join('\n');
}

/** Leaves the same facts in the data folder for programs, readable to the owner only. */
export async function writeAddresses({ ports, accounts, demoFailure, options }) {
  const path = join(options.data, 'addresses.json');
  const facts = {
    product: publicUrl(ports),
    mailbox: mailboxUrl(ports),
    payments: paymentsUrl(ports),
    xero: xeroUrl(ports),
    quickbooks: quickbooksUrl(ports),
    workers: workersUrl(ports),
    accounts,
    ...(demoFailure !== undefined && { demoFailure }),
  };
  await writeFile(`${path}.new`, `${JSON.stringify(facts, undefined, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
