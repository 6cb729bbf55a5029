import { importText } from './import-text';

const NOW = Date.parse('2026-11-02T09:00:00Z');
const ENDED = '2026-11-02T08:00:00.000Z';

describe('how an import stands', () => {
  it.each([
    ['pending', null, null, 'Import pending'],
    ['started', null, null, 'Import in progress'],
    ['error', null, 'Xero was away', 'Import Failed (Xero was away). Last import Never'],
    ['error', ENDED, 'Xero was away', 'Import Failed (Xero was away). Last import 1 hour ago'],
    ['finished', ENDED, null, 'Last import 2 Nov 2026, 08:00'],
    ['none', null, null, 'Last import Never'],
  ] as const)('[INT-04~] %s, last at %s', (importStatus, importEnded, message, text) => {
    expect(importText({ importStatus, importEnded, message }, NOW)).toBe(text);
  });
});
