import { evidence, verdict } from './report.mjs';

const command = (outcome: string, failures = 0) => ({ outcome, failures, echoes: [] });
const fault = (kind: string) => ({ kind, text: `a ${kind} thing` });

describe('the report of the kill test', () => {
  it('ends with the figures, and is well without faults', () => {
    const commands = [command('acked'), command('indeterminate', 1)];
    expect(verdict('kills 30', { commands, faults: [] })).toEqual({
      line: 'kills 30: lost 0, doubled 0, mismatches 0, indeterminate 1',
      well: true,
    });
  });

  it.each(['lost', 'doubled', 'mismatch'])('is not well with something %s', (kind) => {
    expect(verdict('kills 3', { commands: [], faults: [fault(kind)] }).well).toBe(false);
  });

  it('shows every fault and how long each kind of kill took', () => {
    const lines = evidence({
      commands: [command('acked', 2)],
      takenBack: 3,
      events: 4,
      mails: 1,
      faults: [fault('lost')],
      outages: [
        { kind: 'kill', target: 'api', milliseconds: 900 },
        { kind: 'kill', target: 'api', milliseconds: 100 },
        { kind: 'kill', target: 'api', milliseconds: 300 },
      ],
      statuses: new Map([
        [503, 2],
        [200, 9],
      ]),
      waits: [300, 20, 10],
      owners: 1,
    });
    expect(lines).toContain('LOST: a lost thing');
    expect(lines).toContain('3 answers were about what a standby had not received when it was promoted');
    expect(lines).toContain('3 x kill of api: next answer after 300 ms (median), 900 ms (longest)');
    expect(lines).toContain('an answer took 20 ms (median), 300 ms (99th percentile)');
    expect(lines).toContain('answers by status: 200 x 9, 503 x 2');
  });
});
