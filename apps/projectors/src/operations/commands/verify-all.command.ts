import type { ExitCode, OperatorContext } from './operator-context';
import { verify } from './verify.command';
import { verifyProjection } from './verify-projection.command';

/** Verifies the log and then every projection, one after the other. 1 when anything differs. */
export async function verifyAll(context: OperatorContext): Promise<ExitCode> {
  let code = await verify(context);
  for (const { name } of context.registry.projections) {
    if ((await verifyProjection(context, name)) !== 0) code = 1;
  }
  return code;
}
