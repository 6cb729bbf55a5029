import { switchGenerations } from '../../runtime/finish-rebuild';
import { buildBeside, unfinishedText } from '../../runtime/build-beside';
import type { ExitCode, OperatorContext } from './operator-context';

/** Builds a projection anew beside the live one, saying how far it has come, and switches. */
export async function rebuild(context: OperatorContext, name: string): Promise<ExitCode> {
  const projection = context.registry.projections.find((each) => each.name === name);
  if (!projection) {
    context.say(`There is no projection named ${name}. Reactors are never run again.`);
    return 1;
  }
  const outcome = await buildBeside(context, projection, switchGenerations);
  context.say(outcome === 'switched' ? `${name} was rebuilt and is live.` : unfinishedText(name, outcome));
  return outcome === 'switched' ? 0 : 1;
}
