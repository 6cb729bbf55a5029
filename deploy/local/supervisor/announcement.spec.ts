import { join } from 'node:path';
import { announcement } from './announcement.mjs';
import { reasonIn, signInsIn } from './demo-outcome.mjs';

const facts = {
  ports: { product: 3000, mailbox: 1, payments: 2, xero: 3, quickbooks: 4 },
  options: { data: join('/', 'data') },
  seconds: 12.34,
  demoFailure: undefined,
};
const account = { kind: 'Customer', email: 'asha@example.com', password: 'Abc123' };

describe('what npm start says at its end', () => {
  it('names the demo sign-ins', () => {
    const said = announcement({ ...facts, accounts: [account] });
    expect(said).toContain('Demo sign-ins');
    expect(said).toContain('asha@example.com');
    expect(said).not.toContain('No demo sign-ins');
  });

  it('says that there are none and why, when the demo data could not be added', () => {
    const said = announcement({ ...facts, accounts: [], demoFailure: 'the content service gave no questions' });
    expect(said).toContain('No demo sign-ins: the content service gave no questions');
    expect(said).toContain('--no-demo');
  });

  it('says nothing of them when nobody wanted any', () => {
    expect(announcement({ ...facts, accounts: [] })).not.toContain('emo sign-ins');
  });
});

describe('the outcome of the demo seed', () => {
  it('is told in its last words', () => {
    const lines = ['starting', 'demo data: no questions', '    at seed.js'];
    expect(reasonIn(`demo failed (1).\n${lines.join('\n')}`)).toBe('no questions');
    expect(reasonIn('demo failed (-1).\nspawn ENOENT')).toBe('demo failed (-1).');
  });

  it('has the sign-ins in one line', () => {
    expect(signInsIn(['starting', JSON.stringify({ accounts: [account] })])).toEqual([account]);
    expect(signInsIn([])).toEqual([]);
  });
});
