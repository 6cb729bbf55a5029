import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailboxUrl, publicUrl } from './environments.mjs';

/** What the person at the terminal needs to know, once everything answers. */
export function announcement({ ports, accounts, options, seconds }) {
  const lines = [
    '',
    `Keelson is ready after ${seconds.toFixed(1)} s`,
    '',
    `  Product   ${publicUrl(ports)}`,
    `  Mailbox   ${mailboxUrl(ports)}`,
    `  API       ${publicUrl(ports)}/api/docs`,
    `  Data      ${options.data}`,
    '',
  ];
  if (accounts.length > 0) {
    const width = Math.max(...accounts.map((account) => account.email.length));
    const kind = Math.max(...accounts.map((account) => String(account.kind).length));
    lines.push(
      'Demo sign-ins (this copy only; passcodes arrive in the mailbox)',
      '',
      ...accounts.map(
        (account) => `  ${String(account.kind).padEnd(kind)}  ${account.email.padEnd(width)}  ${account.password}`,
      ),
      '',
    );
  }
  return [...lines, 'Ctrl-C stops everything.', ''].join('\n');
}

/** Leaves the same facts in the data folder for programs, readable to the owner only. */
export async function writeAddresses({ ports, accounts, options }) {
  const path = join(options.data, 'addresses.json');
  const facts = { product: publicUrl(ports), mailbox: mailboxUrl(ports), accounts };
  await writeFile(`${path}.new`, `${JSON.stringify(facts, undefined, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
