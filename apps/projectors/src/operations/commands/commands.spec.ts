import { commandOf } from './commands';

describe('commandOf', () => {
  it.each([
    'lag',
    'parked',
    'jobs',
    'verify',
    'verify customers',
    'verify --all',
    'root',
    'root --check kept.json',
    'erasures',
    'erasures --check ledger.jsonl',
    'erasures --repeat ledger.jsonl',
    'certificate acc_1',
    'certificate --check kept.json',
    'key-backups --check backups',
    'rotate-keys',
    'rebuild customers',
    'retry customers account-1',
    'jobs retry q 1',
  ])('knows %s', (line) => expect(commandOf(line.split(' '))).toBeInstanceOf(Function));

  it.each([
    '',
    'lag more',
    'root file',
    'root --check',
    'root --check a b',
    'rotate-keys 2',
    'key-backups backups',
    'erasures now',
    'erasures --undo ledger.jsonl',
    'rebuild',
    'retry customers',
    'jobs retry q',
    'jobs retry q 1 2',
    'drop',
    'toString',
  ])('does not know "%s"', (line) => expect(commandOf(line.split(' '))).toBeUndefined());
});
