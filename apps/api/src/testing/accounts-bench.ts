import type { StaffRole } from '@keelson/vocabulary';
import { randomUUID } from 'node:crypto';
import type { ApiConfiguration } from '@keelson/configuration';
import { type DeletionCommand, deletionDecider, deletionStream } from '@keelson/domain/deletion';
import type { FreshDatabase } from '@keelson/test-database';
import { newToken, openVault, PasswordHasher, type Vault } from '@keelson/vault';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { startTestApi, type TestApi, testMasterKeys } from './start-test-api';
import { RegisterStaff, RegisterStaffHandler } from '../staff/register-staff.command';
import { BackgroundWork } from '../platform/lifecycle/background-work';
import { Browser, type Reply } from './browser';
import { productDatabase } from './product-database';

export const START = new Date('2026-11-02T09:00:00.000Z');
/** Fits the rules of customers and of staff. */
export const PASSWORD = 'Harbour7Quay';

/** The real API over a database of its own; the bench plays the mail jobs and turns the clock. */
export class AccountsBench {
  private constructor(
    readonly database: FreshDatabase,
    readonly api: TestApi,
    readonly vault: Vault,
    private readonly time: { now: Date },
  ) {}

  get now(): Date {
    return this.time.now;
  }

  set now(moment: Date) {
    this.time.now = moment;
  }

  static async open(configuration: Partial<ApiConfiguration> = {}): Promise<AccountsBench> {
    const database = await productDatabase();
    const time = { now: START };
    const clock = (): Date => time.now;
    const api = await startTestApi({
      database,
      clock,
      sessions: 'real',
      configuration,
      limits: { inFlight: 5_000 },
    });
    const { app: pool, keys: keysPool } = api.services.databases;
    const vault = await openVault({ pool, keysPool, masterKeys: testMasterKeys });
    for (const name of [
      'account-profile',
      'generic-answers',
      'billing-standing',
      'customer-table',
      'channel-partners',
    ]) {
      await database.admin(
        `INSERT INTO read_model.checkpoints (projection, kind, version, position) VALUES ($1, 'projection', 1, 1000000)`,
        [name],
      );
    }
    return new AccountsBench(database, api, vault, time);
  }

  async close(): Promise<void> {
    await this.api.close();
    await this.database.drop();
  }

  browser = (address?: string): Browser => new Browser(this.api, address);
  pass = (ms: number): void => void (this.now = new Date(this.now.getTime() + ms));
  settled = (): Promise<void> => this.api.app.get(BackgroundWork, { strict: false }).settled();
  hasher = (): PasswordHasher => this.api.app.get(PasswordHasher, { strict: false });

  form = (email: string, changes: object = {}): object => ({
    name: 'Ada Byron',
    companyName: 'Engine Works Ltd',
    companyRegistrationNumber: '01234567',
    sector: 3,
    companyType: 'privateLimitedCompany',
    phone: '01632960001',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    supportNeeds: ['finance'],
    termsAndConditions: true,
    privacyPolicy: true,
    ...changes,
  });

  /** Registers; answers with the account id. */
  async register(email = `${randomUUID()}@example.com`, changes: object = {}): Promise<{ id: string; email: string }> {
    const { data, text } = await this.browser().post('/api/v1/accounts/register', this.form(email, changes));
    const id = (data['user_details'] as { id: string } | undefined)?.id;
    if (id === undefined) throw new Error(text);
    return { id, email };
  }

  async customer(email?: string): Promise<{ id: string; email: string }> {
    const account = await this.register(email);
    await this.browser().post('/api/v1/accounts/verify-email', {
      email: account.email,
      token: await this.mailLink(account.id, 'email-verification'),
    });
    await this.database.admin(
      `INSERT INTO read_model.account_profiles
         (account_id, kind, name, company_name, email, trial, trial_ends_at)
       VALUES ($1, 'customer', 'Ada Byron', 'Engine Works Ltd', $2, 1, '2026-11-16T09:00:00Z')`,
      [account.id, account.email],
    );
    return account;
  }

  /** What the projection of saved answers would hold. */
  async answerQuestions(accountId: string): Promise<void> {
    await this.database.admin(
      `INSERT INTO read_model.generic_answers (account_id, answers, saved_at) VALUES ($1, '[]', $2)`,
      [accountId, this.now],
    );
  }

  /** What staff or the workers decide about the deletion of an account. */
  async decideDeletion(accountId: string, command: DeletionCommand): Promise<void> {
    const commandId = randomUUID();
    const decided = await this.api.app.get(DeciderRunner, { strict: false }).run({
      ...{ decider: deletionDecider, streamId: deletionStream(accountId), partitionKey: accountId, command },
      context: {
        ...{ commandId, correlationId: commandId, causationId: commandId, subjectId: accountId },
        ...{ actor: { kind: 'system', id: 'test' }, occurredAt: this.now },
      },
    });
    if (!decided.ok) throw new Error(decided.failure.code);
  }

  /** What stands beside the data of an answer, with the position opened: each answer seals it anew. */
  metaOf({ meta }: Reply): Readonly<Record<string, unknown>> {
    return { ...meta, position: this.api.services.positions.open(meta?.position ?? '') };
  }

  async staff(
    kind: StaffRole,
    permissions: readonly string[] = [],
    password = PASSWORD,
  ): Promise<{ id: string; email: string }> {
    const email = `${randomUUID()}@keelson.example`;
    const hash = await this.hasher().hash(password);
    const handler = this.api.app.get(RegisterStaffHandler, { strict: false });
    const member = { name: 'Grace Hopper', email, kind, permissions };
    const commandId = randomUUID();
    const outcome = await handler.execute(
      new RegisterStaff(
        member,
        { hash },
        {
          commandId,
          correlationId: commandId,
          causationId: commandId,
          actor: { kind: 'system', id: 'test' },
          subjectId: 'test',
          occurredAt: this.now,
        },
      ),
    );
    if (!outcome.ok) throw new Error(outcome.failure.code);
    return { id: outcome.value.accountId, email };
  }

  /** Signs in with password, and passcode where one is asked for. */
  async signedIn(
    account: { id: string; email: string },
    browser = this.browser(),
    password = PASSWORD,
  ): Promise<Browser> {
    const answer = await browser.signIn(account.email, password);
    if (answer.data['authenticated'] !== 'false') return browser;
    const passcode = await this.mailPasscode(account.id);
    await browser.post('/api/v1/session/passcode', { passcode });
    return browser;
  }

  /** What the passcode mail would hold. */
  async mailPasscode(accountId: string, code = '12345'): Promise<string> {
    await this.vault.challenges.arm(
      await this.lastChallenge(accountId, 'passcode'),
      { code, ...this.armed() },
      this.now,
    );
    return code;
  }

  /** What the reset mail would hold. */
  async mailReset(accountId: string, code = '54321'): Promise<{ code: string; token: string }> {
    const token = newToken();
    const id = await this.lastChallenge(accountId, 'password-reset');
    await this.vault.challenges.arm(id, { code, token, ...this.armed() }, this.now);
    return { code, token };
  }

  /** What the mail to an invited member of staff would hold. */
  async mailInvitation(accountId: string): Promise<{ code: string; token: string }> {
    const secrets = { code: '24680', token: newToken() };
    if (!(await this.vault.openInvitation(accountId, secrets, this.now))) throw new Error('the invitation was void');
    return secrets;
  }

  /** What the verification mail would hold. */
  async mailLink(accountId: string, kind: 'email-verification'): Promise<string> {
    const token = newToken();
    const { expiresAt } = this.armed();
    const id = await this.vault.challenges.open({ kind, accountId, expiresAt }, this.now);
    await this.vault.challenges.arm(id ?? '', { token, expiresAt }, this.now);
    return token;
  }

  async eventsOf(
    accountId: string,
  ): Promise<readonly { type: string; data: Record<string, unknown>; metadata: object }[]> {
    const { rows } = await this.database.admin(
      `SELECT type, data, metadata FROM event_store.events WHERE stream_id IN ($1, $2) ORDER BY position`,
      [`account-${accountId}`, `staff-${accountId}`],
    );
    return rows as never;
  }

  /** Everything that was recorded about an account, in whichever stream. */
  async eventsAbout(
    accountId: string,
  ): Promise<readonly { type: string; data: Record<string, unknown>; metadata: object }[]> {
    const { rows } = await this.database.admin(
      `SELECT type, data, metadata FROM event_store.events WHERE metadata->>'subjectId' = $1 ORDER BY position`,
      [accountId],
    );
    return rows as never;
  }

  private armed = () => ({ expiresAt: new Date(this.now.getTime() + 5 * 60_000) });

  private async lastChallenge(accountId: string, kind: string): Promise<string> {
    const { rows } = await this.database.admin(
      `SELECT id FROM vault.challenges WHERE account_id = $1 AND kind = $2 ORDER BY opened_at DESC, voided_at NULLS FIRST LIMIT 1`,
      [accountId, kind],
    );
    const [row] = rows as { id: string }[];
    if (!row) throw new Error(`no ${kind} was asked for`);
    return row.id;
  }
}
