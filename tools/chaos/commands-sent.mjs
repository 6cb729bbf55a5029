import { v5 as uuidV5 } from 'uuid';

// As the API makes them: a command is named by who sent it, to which route, under which key.
const NAMESPACE = '6f9a1c52-58a0-4f0e-9f43-0a6f1f3c7d21';

/** The id under which the store remembers what a request led to. `accountId` is undefined before sign-in. */
export function requestIdOf({ accountId, route, key }) {
  const actor = accountId === undefined ? 'anonymous\nanonymous' : `customer\n${accountId}`;
  return uuidV5(key, uuidV5(`${actor}\n${route}`, NAMESPACE));
}

/** The journal's entries by command: how each one ended, and the answers to its repeats. */
export function commandsSent(entries) {
  const commands = new Map();
  for (const entry of entries) {
    if (entry.kind === 'sent') {
      const { key, owner, route, accountId } = entry;
      // A visitor's is known from the event alone (`judge/visitor-commands.mjs`).
      const requestId = accountId === undefined ? undefined : requestIdOf({ accountId, route, key });
      commands.set(key, { key, owner, route, accountId, requestId, outcome: 'indeterminate', failures: 0, echoes: [] });
      continue;
    }
    const command = commands.get(entry.key);
    if (entry.kind === 'failed') command.failures += 1;
    if (entry.kind === 'acked') Object.assign(command, { outcome: 'acked', position: entry.position });
    if (entry.kind === 'echoed') noteEcho(command, entry.position);
    if (entry.kind === 'refused') Object.assign(command, { outcome: 'refused', code: entry.code });
  }
  return [...commands.values()];
}

/** The first answer that stands is the answer: it may be the one to a repeat. */
function noteEcho(command, answer) {
  if (command.outcome !== 'indeterminate') return command.echoes.push(answer);
  const code = typeof answer === 'string' ? answer.slice('refused '.length) : undefined;
  return Object.assign(
    command,
    code === undefined ? { outcome: 'acked', position: answer } : { outcome: 'refused', code },
  );
}
