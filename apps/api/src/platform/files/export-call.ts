import type { Caller } from '../access/caller';
import { HTTP_LIMITS } from '../http/limits';
import { requestScope } from '../http/request-scope';

/** What an export needs of the call that asked for it. */
export interface ExportCall {
  readonly caller: Caller;
  readonly minimumPosition: number | undefined;
  readonly correlationId: string;
  readonly stillAllowed: () => Promise<boolean>;
}

/** The right to the export was withdrawn, or the session ended, while it was under way. */
export class ExportWithdrawn extends Error {
  override readonly name = 'ExportWithdrawn';
}

/** Reads a part of an export in the time of a request of its own. */
export function readPart<Part>({ correlationId }: ExportCall, read: () => Promise<Part>): Promise<Part> {
  const deadline = performance.now() + HTTP_LIMITS.deadlineMs;
  return requestScope.run({ correlationId, deadline }, read);
}

/** The same for a later part. @throws ExportWithdrawn where the reader no longer has the right to it */
export async function readNextPart<Part>(call: ExportCall, read: () => Promise<Part>): Promise<Part> {
  if (!(await call.stillAllowed())) throw new ExportWithdrawn('the right to the export was withdrawn');
  return readPart(call, read);
}
