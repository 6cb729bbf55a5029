import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { AccountsBench } from '../testing/accounts-bench';
import { ChangePermission } from './change-permission.command';

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());

const change = (accountId: string, grant: boolean) => {
  const commandId = randomUUID();
  const context = {
    commandId,
    correlationId: commandId,
    causationId: commandId,
    actor: { kind: 'super-admin' as const, id: 'acc_boss' },
    subjectId: accountId,
    occurredAt: bench.now,
  };
  const name = grant ? 'GrantPermission' : 'WithdrawPermission';
  return bench.api.app
    .get(CommandBus, { strict: false })
    .execute(new ChangePermission(accountId, name, 'customers.manage', context));
};

/** What the log says last. */
const granted = async (accountId: string): Promise<boolean> => {
  const changes = (await bench.eventsOf(accountId)).filter(({ type }) => type.startsWith('staff.permission-'));
  return changes.at(-1)?.type === 'staff.permission-granted.v1';
};

const held = async (accountId: string): Promise<boolean> =>
  (await bench.vault.credentials.byId(accountId))?.permissions.includes('customers.manage') === true;

describe('permissions that are granted and withdrawn at the same time', () => {
  it('are in the end what the log says last', async () => {
    const { id } = await bench.staff('admin');
    for (let round = 0; round < 10; round += 1) {
      await Promise.allSettled(Array.from({ length: 10 }, (_, index) => change(id, index % 2 === 0)));
      expect(await held(id)).toBe(await granted(id));
    }
    expect((await bench.eventsOf(id)).length).toBeGreaterThan(10);
  });

  it('stay withdrawn when the grant before reaches the vault last', async () => {
    const { id } = await bench.staff('admin', ['customers.manage']);
    const withdrawn = await change(id, false);
    expect(withdrawn.ok).toBe(true);
    await bench.vault.credentials.setAccess(id, 'admin', ['customers.manage'], 1);
    expect(await held(id)).toBe(false);
  });
});
