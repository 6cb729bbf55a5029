import { doubled, lost } from './faults.mjs';

/** The log as a whole: positions 1 to n and each stream's versions 1 to n, every event id once. `events` in position order. */
export function judgeLog(events) {
  const faults = [];
  const versions = new Map();
  const ids = new Set();
  for (const [index, { position, streamId, version, eventId }] of events.entries()) {
    const due = (events[index - 1]?.position ?? 0) + 1;
    if (position > due) faults.push(lost(`positions ${due} to ${position - 1} are missing`));
    if (position < due) faults.push(doubled(`position ${position} is there twice`));
    const next = (versions.get(streamId) ?? 0) + 1;
    if (version > next)
      faults.push(lost(`${streamId} misses version ${next}, found ${version} at position ${position}`));
    if (version < next) faults.push(doubled(`${streamId} has version ${version} again at position ${position}`));
    versions.set(streamId, version);
    if (ids.has(eventId)) faults.push(doubled(`event ${eventId} is there again at position ${position}`));
    ids.add(eventId);
  }
  return faults;
}
