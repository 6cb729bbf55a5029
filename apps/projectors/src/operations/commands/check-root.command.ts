import { readFile } from 'node:fs/promises';
import { type ExportedRoot, exportedRootFrom } from '@keelson/event-store/roots';
import { faultText } from '../../verification/fault-text';
import { failureText } from '../../runtime/failure';
import type { ExitCode, OperatorContext } from './operator-context';

/** Holds the log against the roots in a file that was kept elsewhere. 1 when it differs, or the file cannot be used. */
export async function checkRoot(context: OperatorContext, file: string): Promise<ExitCode> {
  const { say } = context;
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    say(`${file} cannot be read: ${failureText(error)}`);
    return undefined;
  });
  if (text === undefined) return 1;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) {
    say(`${file} holds no root.`);
    return 1;
  }
  for (const [index, line] of lines.entries()) {
    const root = exportedRootFrom(line);
    if (!root) {
      say(`Line ${index + 1} of ${file} is no root as this program prints it.`);
      return 1;
    }
    if (!(await agrees(context, root))) return 1;
  }
  return 0;
}

async function agrees({ verifier, say }: OperatorContext, root: ExportedRoot): Promise<boolean> {
  const found = await verifier.verifyAgainst(root);
  if (found.kind !== 'intact') {
    say(`The log does not agree with the root of ${root.madeAt}.\n${faultText(found)}`);
    return false;
  }
  const key = await verifier.key();
  if (key.publicKey !== root.publicKey) {
    say(
      `The events agree with the root of ${root.madeAt}, but another key signs now: ${key.keyId}, not ${root.keyId}.`,
    );
    return false;
  }
  say(
    `The log agrees with the root of ${root.madeAt}: its first ${root.position} of ${found.events} events are those that were signed then.`,
  );
  return true;
}
