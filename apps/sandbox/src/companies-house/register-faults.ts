import { setTimeout as pause } from 'node:timers/promises';

/** A search for one of these texts makes the register fail, so that a form's behaviour can be seen. */
export const FAULTS = {
  'FAULT BUSY': { status: 429, afterMs: 0 },
  'FAULT DOWN': { status: 502, afterMs: 0 },
  'FAULT SLOW': { status: 504, afterMs: 6_000 },
} as const;

/** @returns the status of the failure that the text asks for, after its delay. */
export async function faultFor(text: string): Promise<number | undefined> {
  const wanted = text.trim().toUpperCase();
  const fault = Object.entries(FAULTS).find(([name]) => name === wanted)?.[1];
  if (!fault) return undefined;
  await pause(fault.afterMs);
  return fault.status;
}
