import { opened } from './opened-positions.mjs';

const positions = { open: (token: string) => (token === 'sealed' ? 41 : undefined) };

describe('positions in the journal', () => {
  it('are opened, and refusals stay the texts that they are', () => {
    expect(opened({ kind: 'acked', key: 'a', position: 'sealed' }, positions)).toEqual({
      kind: 'acked',
      key: 'a',
      position: 41,
    });
    const refused = { kind: 'echoed', key: 'a', position: 'refused STEP_LOCKED' };
    expect(opened(refused, positions)).toBe(refused);
    expect(opened({ kind: 'sent', key: 'a' }, positions)).toEqual({ kind: 'sent', key: 'a' });
  });
});
