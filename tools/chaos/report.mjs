const MOST_SHOWN = 100;

/** The evidence, for people. */
export function evidence({ commands, events, mails, faults, outages, statuses, owners }) {
  const ended = (outcome) => commands.filter((each) => each.outcome === outcome).length;
  const repeated = commands.filter(({ failures }) => failures > 0);
  const echoes = commands.reduce((sum, each) => sum + each.echoes.length, 0);
  return [
    '',
    `${commands.length} commands of ${owners} owners: ${ended('acked')} acknowledged, ${ended('refused')} refused, ${ended('indeterminate')} indeterminate`,
    `${repeated.length} of them met a failure; ${echoes} answered again under their key`,
    `${events} events in the store, ${mails} mails`,
    `answers by status: ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${status} x ${times}`)
      .join(', ')}`,
    ...outageLines(outages),
    ...faults.slice(0, MOST_SHOWN).map(({ kind, text }) => `${kind.toUpperCase()}: ${text}`),
    ...(faults.length > MOST_SHOWN ? [`and ${faults.length - MOST_SHOWN} more`] : []),
    '',
  ];
}

/** How long after a kill the next command was answered. */
function outageLines(outages) {
  return [...new Set(outages.map(({ target }) => target))].sort().map((target) => {
    const times = outages.filter((each) => each.target === target).map(({ milliseconds }) => milliseconds);
    const sorted = times.sort((a, b) => a - b);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    return `${sorted.length} x ${target}: next answer after ${at(0.5)} ms (median), ${at(1)} ms (longest)`;
  });
}

/** The last line of a run, and whether all is well. */
export function verdict({ kills, commands, faults }) {
  const count = (kind) => faults.filter((fault) => fault.kind === kind).length;
  const indeterminate = commands.filter(({ outcome }) => outcome === 'indeterminate').length;
  const [lost, doubled, mismatches] = [count('lost'), count('doubled'), count('mismatch')];
  return {
    line: `kills ${kills}: lost ${lost}, doubled ${doubled}, mismatches ${mismatches}, indeterminate ${indeterminate}`,
    well: lost + doubled + mismatches === 0,
  };
}
