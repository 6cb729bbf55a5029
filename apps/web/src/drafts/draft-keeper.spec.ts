import { savePending } from '../client/pending-saves';
import { type DraftPort, DraftKeeper, type KeptInput } from './draft-keeper';
import type { Entries } from './draft-entries';

const typed = (value: string): Entries => [{ field: 'goals.0.amount', value }];
const problem = (status: number, statusMessage = 'failure') => ({
  status,
  statusMessage,
  responseMessage: '',
  errors: [],
});

const refused = (why: object): Promise<never> => Promise.reject(Object.assign(new Error(), why));

/** The API's part: one draft with its version, as several devices see it. */
class KeptDraft {
  kept: KeptInput = { entries: [], savedAt: null, version: 0 };
  readonly saves: { readonly entries: Entries; readonly leaving: boolean }[] = [];
  failing: object | undefined;
  /** Keeps what comes and never answers. */
  deaf = false;

  readonly port: DraftPort = {
    read: () => (this.failing ? refused(this.failing) : Promise.resolve(this.kept)),
    save: (entries, version, leaving) => {
      this.saves.push({ entries, leaving });
      if (this.failing) return refused(this.failing);
      if (version !== undefined && version !== this.kept.version) return refused(problem(412));
      this.kept = { entries, savedAt: '2026-11-02T09:00:00.000Z', version: this.kept.version + 1 };
      return this.deaf ? refused(problem(0)) : Promise.resolve(this.kept.version);
    },
    discard: () => {
      this.kept = { entries: [], savedAt: null, version: 0 };
      return Promise.resolve();
    },
  };
}

describe('what is typed', () => {
  let api: KeptDraft;
  const opened = async (): Promise<DraftKeeper> => {
    const keeper = new DraftKeeper(api.port);
    await keeper.open();
    return keeper;
  };
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  beforeEach(() => {
    jest.useFakeTimers();
    api = new KeptDraft();
  });
  afterEach(() => jest.useRealTimers());

  it('is kept a second after the last key, once for many', async () => {
    const keeper = await opened();
    for (const text of ['9', '90', '900']) {
      keeper.change(typed(text));
      await pass(900);
    }
    expect([api.saves.length, keeper.state.saving]).toEqual([0, 'waiting']);
    await pass(100);
    expect(api.saves).toEqual([{ entries: typed('900'), leaving: false }]);
    expect(keeper.state.saving).toBe('saved');
    keeper.change(typed('900'));
    await pass(5_000);
    expect(api.saves).toHaveLength(1);
  });

  it('is kept after five seconds, however long somebody goes on typing', async () => {
    const keeper = await opened();
    for (let at = 0; at < 12; at += 1) {
      keeper.change(typed(String(at)));
      await pass(500);
    }
    expect(api.saves).toHaveLength(1);
  });

  it('is kept at once when the page is left, and before the session ends', async () => {
    const keeper = await opened();
    keeper.change(typed('9'));
    expect(await keeper.flush(true)).toBe(true);
    expect(api.saves).toEqual([{ entries: typed('9'), leaving: true }]);
    keeper.change(typed('90'));
    void keeper.close();
    await savePending();
    expect(api.kept.entries).toEqual(typed('90'));
  });

  it('is found by the next page, and forgotten when that is wanted', async () => {
    const first = await opened();
    first.change(typed('9'));
    await first.flush();
    const next = await opened();
    expect(next.state.found).toMatchObject({ entries: typed('9') });
    await next.startAgain();
    expect(next.state).toMatchObject({ found: undefined, saving: 'none' });
    expect(api.kept.entries).toEqual([]);
  });

  it('never overwrites what another device kept meanwhile, until it is chosen', async () => {
    const [desk, phone] = [await opened(), await opened()];
    phone.change(typed('950'));
    await phone.flush();
    desk.change(typed('900'));
    expect(await desk.flush()).toBe(false);
    expect(desk.state.newer).toMatchObject({ entries: typed('950') });
    expect(desk.isLosing).toBe(true);
    desk.change(typed('901'));
    await pass(10_000);
    expect(api.kept.entries).toEqual(typed('950'));
    desk.keepOwn();
    await pass(0);
    expect(api.kept.entries).toEqual(typed('901'));
    phone.change(typed('951'));
    await phone.flush();
    phone.takeNewer();
    expect(phone.state.found).toMatchObject({ entries: typed('901') });
    phone.change(typed('902'));
    expect(await phone.flush()).toBe(true);
    expect(api.kept.entries).toEqual(typed('902'));
  });

  it('knows its own input again where no answer came', async () => {
    const keeper = await opened();
    api.deaf = true;
    keeper.change(typed('9'));
    expect(await keeper.flush()).toBe(false);
    api.deaf = false;
    keeper.change(typed('90'));
    expect(await keeper.flush()).toBe(true);
    expect([keeper.state.newer, api.kept.entries]).toEqual([undefined, typed('90')]);
  });

  it('is kept anew where the draft went with the form that another device sent', async () => {
    const keeper = await opened();
    keeper.change(typed('9'));
    await keeper.flush();
    await api.port.discard();
    keeper.change(typed('90'));
    expect(await keeper.flush()).toBe(true);
    expect(api.kept.entries).toEqual(typed('90'));
  });

  it('is tried again while there is no connection, and no more once the form is gone', async () => {
    const keeper = await opened();
    api.failing = problem(0);
    keeper.change(typed('9'));
    await pass(1_000);
    expect([keeper.state.saving, keeper.isLosing]).toEqual(['offline', true]);
    await pass(5_000);
    expect(api.saves).toHaveLength(2);
    void keeper.close();
    await pass(600_000);
    expect(api.saves).toHaveLength(3);
    api.failing = undefined;
    await keeper.open();
    keeper.retry();
    await pass(0);
    expect(keeper.state.saving).toBe('saved');
  });

  it('says why it is refused', async () => {
    const keeper = await opened();
    api.failing = problem(400, 'Please leave out card numbers');
    keeper.change(typed('4111'));
    await pass(60_000);
    expect(keeper.state).toMatchObject({ saving: 'refused', refusal: 'Please leave out card numbers' });
    expect(api.saves).toHaveLength(1);
  });

  it('is over once the form was sent', async () => {
    const keeper = await opened();
    keeper.change(typed('9'));
    await keeper.flush();
    await api.port.discard();
    keeper.settle();
    keeper.change(typed('9'));
    keeper.change([]);
    await pass(10_000);
    expect(api.saves).toHaveLength(1);
    expect(keeper.state.saving).toBe('none');
  });
});
