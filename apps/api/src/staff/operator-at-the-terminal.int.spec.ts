import { DeciderRunner } from '@keelson/event-store/decisions';
import { AccountsBench } from '../testing/accounts-bench';
import { ChangeMember, ChangeMemberHandler } from './change-member.command';
import { operatorAtTheTerminal } from './operator-at-the-terminal';
import { operatorContext } from './operator-services';
import { Complaint } from './terminal';

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());

const operator = (by: string | undefined, mode: 'embedded' | 'production' = 'production') =>
  operatorAtTheTerminal(by, mode, bench.vault);

const disabled = async (accountId: string, by: string): Promise<void> => {
  const context = { ...operatorContext(by), occurredAt: bench.now };
  const handler = new ChangeMemberHandler(bench.vault, bench.api.app.get(DeciderRunner, { strict: false }));
  expect((await handler.execute(new ChangeMember(accountId, { name: 'DisableMember' }, context))).ok).toBe(true);
};

describe('the operator who changes staff at the terminal', () => {
  it('is a member of staff by name, and the event keeps whom', async () => {
    const [ada, grace] = [await bench.staff('superAdmin'), await bench.staff('admin')];
    expect(await operator(ada.email)).toBe(ada.id);
    await disabled(grace.id, await operator(ada.email));
    const event = (await bench.eventsOf(grace.id)).at(-1);
    expect(event).toMatchObject({
      type: 'staff.member-disabled.v1',
      metadata: { actor: { kind: 'system', id: ada.id }, subjectId: grace.id },
    });
  });

  it('is asked for an address in production, and not in embedded mode', async () => {
    await expect(operator(undefined)).rejects.toThrow(Complaint);
    expect(await operator(undefined, 'embedded')).toBe('operator');
  });

  it('is nobody else, and nobody who was disabled', async () => {
    const { email } = await bench.customer();
    const gone = await bench.staff('admin');
    await disabled(gone.id, 'operator');
    for (const by of [email, gone.email, 'nobody@keelson.example'])
      for (const mode of ['embedded', 'production'] as const)
        await expect(operator(by, mode)).rejects.toThrow('--by needs the address of a member of staff');
  });
});
