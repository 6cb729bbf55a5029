import { useState } from 'react';

/**
 * The version of what stands in a form: the newest until something is typed, then the one that was typed into. Call
 * `tellRefused` once the person was told that somebody changed it meanwhile: the next version is then known to them.
 */
export function useShownVersion<Version extends number | string | undefined>(
  newest: Version,
  typed: boolean,
): { readonly version: Version; readonly tellRefused: () => void } {
  const [version, setVersion] = useState(newest);
  const [refused, setRefused] = useState<Version>();
  if ((!typed || version === refused) && version !== newest) setVersion(newest);
  return { version, tellRefused: () => setRefused(version) };
}
