const MOST_SHOWN = 100;

/** The evidence, for people. */
export function evidence({ commands, takenBack, events, mails, faults, outages, statuses, waits, owners }) {
  const ended = (outcome) => commands.filter((each) => each.outcome === outcome).length;
  const repeated = commands.filter(({ failures }) => failures > 0);
  const echoes = commands.reduce((sum, each) => sum + each.echoes.length, 0);
  return [
    '',
    `${commands.length} commands of ${owners} owners: ${ended('acked')} acknowledged, ${ended('refused')} refused, ${ended('indeterminate')} indeterminate`,
    `${repeated.length} of them met a failure; ${echoes} answered again under their key`,
    `${takenBack} answers were about what a standby had not received when it was promoted`,
    `${events} events in the store, ${mails} mails`,
    `answers by status: ${[...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${status} x ${times}`)
      .join(', ')}`,
    ...waitLine(waits),
    ...outageLines(outages),
    ...faults.slice(0, MOST_SHOWN).map(({ kind, text }) => `${kind.toUpperCase()}: ${text}`),
    ...(faults.length > MOST_SHOWN ? [`and ${faults.length - MOST_SHOWN} more`] : []),
    '',
  ];
}

/** How long people waited for an answer that settled something. */
function waitLine(waits) {
  const sorted = waits.toSorted((a, b) => a - b);
  return sorted.length === 0
    ? []
    : [`an answer took ${share(sorted, 0.5)} ms (median), ${share(sorted, 0.99)} ms (99th percentile)`];
}

const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];

/** How long after a fault the next command was answered. */
function outageLines(outages) {
  const named = outages.map((each) => ({ ...each, name: `${each.kind} of ${each.target}` }));
  return [...new Set(named.map(({ name }) => name))].sort().map((name) => {
    const times = named.filter((each) => each.name === name).map(({ milliseconds }) => milliseconds);
    const sorted = times.sort((a, b) => a - b);
    return `${sorted.length} x ${name}: next answer after ${share(sorted, 0.5)} ms (median), ${share(sorted, 1)} ms (longest)`;
  });
}

/** The last line of a run, and whether all is well. `name` says what was done. */
export function verdict(name, { commands, faults }) {
  const count = (kind) => faults.filter((fault) => fault.kind === kind).length;
  const indeterminate = commands.filter(({ outcome }) => outcome === 'indeterminate').length;
  const [lost, doubled, mismatches] = [count('lost'), count('doubled'), count('mismatch')];
  return {
    line: `${name}: lost ${lost}, doubled ${doubled}, mismatches ${mismatches}, indeterminate ${indeterminate}`,
    well: lost + doubled + mismatches === 0,
  };
}
