import { randomUUID } from 'node:crypto';
import { inDatabase } from './harness/databases';
import { expect, test } from './harness/test';
import { readAsOwner } from './people/owner-calls';
import { demoAccount, signInAsStaff, USER_MANAGEMENT } from './people/staff';

const REASON = 'Owner asks why October’s VAT differs';
const HOUR_MS = 3_600_000;

interface Me {
  readonly id: string;
  readonly acting?: { readonly adminId: string; readonly endsAt: string } | null;
}

test('[AUTHZ-04] acting leaves actor, subject and acting-as at every event, is told by a banner, leads to nobody else and to no staff, lasts an hour at most and ends with the session', async ({
  page,
  staff,
  mailbox,
  running,
}) => {
  const owner = demoAccount(running, 'hannah');
  const member = await staff.newcomer('admin');
  const banner = page.getByRole('region', { name: 'You are acting as a customer' });
  const me = () => readAsOwner<Me>(page, running.product, '/api/v1/session/me');
  const act = async (accountId: string): Promise<number> => {
    const headers = { origin: running.product };
    const token = await page.request.post('/api/v1/session/token', { headers });
    const { data } = (await token.json()) as { data: { jwt: string } };
    const answer = await page.request.post('/api/v1/session/acting', {
      headers: { ...headers, 'idempotency-key': randomUUID(), authorization: `Bearer ${data.jwt}` },
      data: { accountId, reason: REASON },
    });
    return answer.status();
  };
  const stored = <Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> =>
    inDatabase(running.data, 'keelson', async (client) => (await client.query<Row>(sql, [...values])).rows);
  const begin = async (): Promise<void> => {
    await page.goto(`${USER_MANAGEMENT}?search=${encodeURIComponent(owner.email)}`);
    await page.getByRole('button', { name: /^Actions for / }).click();
    await page.getByRole('menuitem', { name: 'Act as this customer' }).click();
    const dialog = page.getByRole('dialog', { name: /^Act as .+\?$/ });
    await dialog.getByRole('textbox', { name: /Reason/ }).fill(REASON);
    await dialog.getByRole('button', { name: 'Act as this customer' }).click();
    await expect(banner).toContainText(REASON);
  };
  await signInAsStaff(page, mailbox, member);
  const { id: staffId } = await me();

  const ownerId = await test.step('by a banner, an hour at most, and for nobody besides', async () => {
    const before = Date.now();
    await begin();
    const { id, acting } = await me();
    expect(acting).toMatchObject({ adminId: staffId });
    const ends = Date.parse(acting?.endsAt ?? '');
    expect(ends).toBeGreaterThan(before);
    expect(ends - HOUR_MS).toBeLessThanOrEqual(Date.now());
    await expect(page.getByRole('heading', { name: /Hannah/, level: 1 })).toBeVisible();
    const others = await stored<{ account_id: string }>(
      `SELECT account_id FROM vault.credentials WHERE kind = 'customer' AND account_id <> $1 LIMIT 1`,
      [id],
    );
    expect(await act(others[0]?.account_id ?? '')).toBe(403);
    await page.goto('/dashboard/newDashboardTaskManagement');
    await expect(banner).toContainText(/min left/);
    return id;
  });

  await test.step('for no member of staff', async () => {
    await page.getByRole('button', { name: 'End acting' }).click();
    await expect(banner).toHaveCount(0);
    for (const kind of ['admin', 'superAdmin']) {
      const [colleague] = await stored<{ account_id: string }>(
        'SELECT account_id FROM vault.credentials WHERE kind = $1 AND account_id <> $2 LIMIT 1',
        [kind, staffId],
      );
      expect([kind, await act(colleague?.account_id ?? '')]).toEqual([kind, 404]);
    }
  });

  await test.step('no longer than its hour', async () => {
    await begin();
    const moved = await stored(
      `UPDATE vault.sessions SET acting_until = now() - interval '1 second'
       WHERE acting_as = $1 AND account_id = $2 RETURNING id`,
      [ownerId, staffId],
    );
    expect(moved).toHaveLength(1);
    await expect.poll(async () => (await me()).id).toBe(staffId);
    await page.goto('/dashboard/newDashboard');
    await expect(banner).toHaveCount(0);
  });

  await test.step('no longer than the session', async () => {
    await begin();
    await page.request.post('/api/v1/session/sign-out', { headers: { origin: running.product } });
    await page.goto('/dashboard/newDashboard');
    await expect(page).toHaveURL(/\/auth/);
    expect((await page.request.get('/api/v1/session/me')).status()).toBe(401);
  });

  await test.step('with both names at everything', async () => {
    const told = await stored<{ type: string; metadata: object }>(
      `SELECT type, metadata FROM event_store.events
       WHERE metadata->'actor'->>'id' = $1 AND metadata->>'subjectId' = $2 ORDER BY position`,
      [staffId, ownerId],
    );
    const types = told.map(({ type }) => type);
    expect(types.filter((type) => type === 'acting.started.v1')).toHaveLength(3);
    expect(types.filter((type) => type === 'acting.ended.v1')).toHaveLength(2);
    // What staff look at before they act is theirs alone.
    const meanwhile = told.filter((_, at) => {
      const [begun, ended] = ['acting.started.v1', 'acting.ended.v1'].map((type) =>
        types.slice(0, at + 1).lastIndexOf(type),
      );
      return begun !== undefined && ended !== undefined && begun > ended;
    });
    expect(meanwhile.length).toBeGreaterThan(3);
    for (const { metadata } of meanwhile)
      expect(metadata).toMatchObject({ actor: { kind: 'admin', id: staffId }, subjectId: ownerId, actingAs: ownerId });
    // Of all that this copy of the product has recorded, by whomever; what concerns the member alone stays the member's.
    const odd = await stored<{ events: number }>(
      `SELECT count(*)::int AS events FROM event_store.events
       WHERE metadata->'actor'->>'id' IS NULL OR metadata->>'subjectId' IS NULL
          OR metadata->>'actingAs' IS NOT NULL AND metadata->>'subjectId' <> metadata->'actor'->>'id'
             AND (metadata->>'actingAs' <> metadata->>'subjectId' OR metadata->'actor'->>'kind' NOT IN ('admin', 'super-admin'))`,
      [],
    );
    expect(odd).toEqual([{ events: 0 }]);
  });
});
