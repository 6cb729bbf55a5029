import { isOpenUnderDeletion } from '@keelson/contracts/routes';
import { AccountsBench, PASSWORD, START } from '../testing/accounts-bench';
import type { Browser } from '../testing/browser';
import { keepTimeline } from '../testing/kept-timeline';

const EXPORT = '/api/v1/account/timeline-export';
const WEEK_MS = 7 * 86_400_000;
const TEXT = '{"events":["all of mine"]}';

let bench: AccountsBench;
beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

const confirm = (browser: Browser, format: string) => browser.confirm(PASSWORD, 'timeline.file', { format });
const eventsOf = async (accountId: string) =>
  (await bench.api.services.store.readStream(`timeline-${accountId}`)).map(({ type }) => type);

async function withFiles(): Promise<{ readonly id: string; readonly browser: Browser }> {
  const { id, email } = await bench.customer();
  await keepTimeline(bench, id, TEXT, bench.now);
  return { id, browser: await bench.signedIn({ id, email }) };
}

describe('the export of the own timeline', () => {
  it('[BEYOND-13~] is asked for once, however often it is asked, and says how it stands', async () => {
    const customer = await bench.customer();
    const browser = await bench.signedIn(customer);
    expect((await browser.get(EXPORT)).data).toMatchObject({ status: 'none' });
    const asked = await browser.post(EXPORT);
    expect(asked).toMatchObject({ status: 200, data: { status: 'under-way', askedAt: START.toISOString() } });
    expect((await browser.post(EXPORT)).data).toEqual(asked.data);
    expect(await eventsOf(customer.id)).toEqual(['timeline.export-asked.v1']);
    // Nothing came of it.
    bench.pass(6 * 3_600_000);
    const again = await bench.signedIn(customer);
    expect((await again.get(EXPORT)).data).toMatchObject({ status: 'failed', reason: 'broken-down' });
    expect((await again.post(EXPORT)).data).toMatchObject({ status: 'under-way' });
    expect(isOpenUnderDeletion('timeline.askForExport')).toBe(true);
  });

  it('[BEYOND-13~] is handed out after the own password, and the history has it before', async () => {
    const { id, browser } = await withFiles();
    expect((await browser.get(EXPORT)).data).toMatchObject({
      ...{ status: 'ready', events: 3 },
      expiresAt: new Date(START.getTime() + WEEK_MS).toISOString(),
    });
    expect(await browser.get(`${EXPORT}/json`)).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    await confirm(browser, 'html');
    expect(await browser.get(`${EXPORT}/json`)).toMatchObject({ status: 403, code: 'CONFIRMATION_INVALID' });
    expect(await eventsOf(id)).toEqual(['timeline.export-made.v1']);
    for (const [format, type] of [
      ['json', 'application/json'],
      ['html', 'text/html'],
    ] as const) {
      await confirm(browser, format);
      const { status, text, headers } = await browser.get(`${EXPORT}/${format}`);
      expect([status, text]).toEqual([200, TEXT]);
      expect(headers['content-type']).toContain(type);
      expect(headers['content-disposition']).toBe(`attachment; filename="keelson-your-data-2026-11-02.${format}"`);
    }
    expect(await eventsOf(id)).toEqual([
      ...['timeline.export-made.v1', 'timeline.export-downloaded.v1', 'timeline.export-downloaded.v1'],
    ]);
  });

  it('[AUTHZ-05~] is not handed out once its time or the account is over, nor to anybody else', async () => {
    const { browser } = await withFiles();
    const stranger = await bench.signedIn(await bench.customer());
    await confirm(stranger, 'json');
    expect(await stranger.get(`${EXPORT}/json`)).toMatchObject({ status: 409, code: 'NOT_READY' });
    const admin = await bench.signedIn(await bench.staff('superAdmin'));
    expect(await admin.get(EXPORT)).toMatchObject({ status: 403 });
    expect(await bench.browser().get(EXPORT)).toMatchObject({ status: 401 });
    await confirm(browser, 'json');
    await bench.database.admin('UPDATE vault.timeline_files SET expires_at = $1', [START]);
    expect(await browser.get(`${EXPORT}/json`)).toMatchObject({ status: 409, code: 'NOT_READY' });

    const leaving = await withFiles();
    await confirm(leaving.browser, 'json');
    await bench.vault.endAccess(leaving.id, bench.now);
    expect(await leaving.browser.get(`${EXPORT}/json`)).toMatchObject({ status: 401 });
    expect(await eventsOf(leaving.id)).toEqual(['timeline.export-made.v1']);
  });
});
