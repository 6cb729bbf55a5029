import { requestIdOf } from '../commands-sent.mjs';

/**
 * Gives the commands of visitors their ids. The API names them by what was asked for as well, by a hash that nobody
 * else can make: the one that the event itself carries tells which key it belongs to. One that left no event keeps its
 * key for an id. `events` in position order, `commands` in the order in which they were sent.
 */
export function nameVisitorCommands(commands, events) {
  const named = new Set(commands.filter(({ requestId }) => requestId !== undefined).map(({ requestId }) => requestId));
  const unnamed = new Set(commands.filter(({ requestId }) => requestId === undefined));
  for (const { causationId, commandHash } of events) {
    if (named.has(causationId)) continue;
    for (const command of unnamed) {
      const { route, key } = command;
      if (requestIdOf({ accountId: undefined, route, key: `${key}\n${commandHash}` }) !== causationId) continue;
      command.requestId = causationId;
      unnamed.delete(command);
      break;
    }
    // Whose it is has been looked for: its other events need not be asked again.
    named.add(causationId);
  }
  for (const command of unnamed) command.requestId = command.key;
  return commands;
}
