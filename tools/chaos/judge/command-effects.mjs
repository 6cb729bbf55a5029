import { v5 as uuidV5 } from 'uuid';
import { doubled, lost, mismatch } from './faults.mjs';

const REFUSALS_KEPT = new Set(['onboarding.step-refused.v1', 'accounts.sign-in-failed.v1']);

/** Compares what clients were told with what the store holds: each acknowledged command once and where it was said to be. */
export function judgeCommands(commands, events) {
  const effects = effectsByRequest(events);
  const byPosition = new Map(events.map((event) => [event.position, event]));
  const byRequest = new Map(commands.map((command) => [command.requestId, command]));
  const known = { byPosition, byRequest };
  return [
    ...commands.flatMap((command) => judgeCommand(command, effects.get(command.requestId) ?? [], known)),
    ...events.flatMap((event) => unexplained(event, byRequest)),
  ];
}

/** A refusal that is kept is no effect of the command that it refused. */
function effectsByRequest(events) {
  const effects = new Map();
  for (const event of events) {
    if (REFUSALS_KEPT.has(event.type)) continue;
    effects.set(event.causationId, [...(effects.get(event.causationId) ?? []), event]);
  }
  return effects;
}

function judgeCommand(command, effects, known) {
  const name = `${command.route} of ${command.owner} (key ${command.key})`;
  const faults = [...oneWhole(name, effects), ...sameAnswers(name, command)];
  const { outcome, position } = command;
  if (outcome === 'refused' && effects.length > 0)
    faults.push(mismatch(`${name} was refused (${command.code}), yet stands at position ${effects.at(-1).position}`));
  if (outcome !== 'acked') return faults;
  if (!Number.isSafeInteger(position)) return [...faults, mismatch(`${name} was acknowledged without a position`)];
  if (effects.length === 0)
    return isIdle(command, known) ? faults : [...faults, lost(`${name}, acknowledged at ${position}`)];
  if (!effects.some((event) => event.position === position))
    faults.push(mismatch(`${name} was acknowledged at ${position}, stands at ${effects.at(-1).position}`));
  return faults;
}

/** All events of a command stand together, in order, under the ids that its first try gave them; and there is one such command. */
function oneWhole(name, effects) {
  if (new Set(effects.map(({ commandId }) => commandId)).size > 1)
    return [doubled(`${name} stands at ${effects.map(({ position }) => position).join(' and ')}`)];
  const whole = effects.every(
    ({ position, version, streamId, eventId, commandId }, index) =>
      position === effects[0].position + index &&
      version === effects[0].version + index &&
      streamId === effects[0].streamId &&
      eventId === uuidV5(String(index), commandId),
  );
  return whole ? [] : [mismatch(`${name} is not whole: ${effects.map(({ position }) => position).join(', ')}`)];
}

function sameAnswers(name, { outcome, position, code, echoes }) {
  const answer = outcome === 'refused' ? `refused ${code}` : position;
  return echoes
    .filter((echo) => echo !== answer)
    .map((echo) => mismatch(`${name} was answered ${answer} and, repeated, ${echo}`));
}

/** A command that found its work done by an earlier one of the same owner to the same route is told where that stands. */
function isIdle({ owner, route, requestId, position }, { byPosition, byRequest }) {
  const doer = byRequest.get(byPosition.get(position)?.causationId);
  return doer !== undefined && doer.requestId !== requestId && doer.owner === owner && doer.route === route;
}

function unexplained({ causationId, actorKind, position, type }, byRequest) {
  if (actorKind === 'system' || byRequest.has(causationId)) return [];
  return [mismatch(`nobody asked for ${type} at position ${position}`)];
}
