const PARTS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const OFFSET = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', timeZoneName: 'longOffset' });

/** Intuit tells its times as California’s clocks show them: `2026-11-21T01:00:00-08:00`. */
export function pacificTime(instant: Date): string {
  const offset =
    OFFSET.formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace('GMT', '') ?? '';
  return `${PARTS.format(instant).replace(' ', 'T')}${offset}`;
}
