import { useState } from 'react';

/**
 * What stood in a form when somebody began to type into it: the newest until then. Set it once the person was told what
 * was saved elsewhere meanwhile.
 */
export function useTypedInto<Read>(newest: Read, typed: boolean): readonly [Read, (told: Read) => void] {
  const [read, setRead] = useState(newest);
  const current = typed ? read : newest;
  if (current !== read) setRead(current);
  return [current, setRead];
}
