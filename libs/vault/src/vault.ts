import type { Pool } from 'pg';
import { AccessCodes } from './access-codes';
import { BankLineIds } from './bank-line-ids';
import { CHALLENGE_KINDS, Challenges } from './challenges';
import { Confirmations, type SensitiveAct } from './confirmations';
import { CallAllowances } from './connections/call-allowances';
import { ConnectionKeys } from './connections/connection-keys';
import { Consents } from './connections/consents';
import { ProviderTokens } from './connections/provider-tokens';
import { Credentials, type NewCredential, type StaffAccess } from './credentials';
import { inTransaction, type Queryable } from './database/transaction';
import { ExclusiveWork } from './exclusive-work';
import { FormDrafts } from './form-drafts';
import { KnownBrowsers } from './known-browsers';
import { LastLetters } from './last-letters';
import { LeakyBuckets } from './leaky-buckets';
import { MessageAddresses } from './message-addresses';
import { certificateSeed } from './keys/certificate-seed';
import type { MasterKey } from './keys/derived-keys';
import { type KeyedHash, keyedHashes } from './keys/keyed-hash';
import { SubjectKeyStore } from './keys/subject-key-store';
import { ImportsUnderWay } from './import-progress';
import { Pseudonyms } from './pseudonyms';
import { ReservedValues } from './reserved-values';
import { SecondFactors } from './second-factors/second-factors';
import { Sessions, type StartedSession } from './sessions';
import { StopLinks } from './stop-links';
import { sweepTables } from './swept-tables';
import { Throttles } from './throttles';
import { TimelineFiles } from './timeline-files';
import { WebhookInbox } from './webhook-inbox';
import { WorkProofs } from './work-proofs';

export interface VaultSettings {
  /** Main database, as `keelson_app` or `keelson_projector`. */
  readonly pool: Pool;
  /** Key database, as `keelson_keys`. */
  readonly keysPool: Pool;
  readonly masterKeys: readonly MasterKey[];
}

/** As they are mailed: to type, or to follow. */
interface InvitationSecrets {
  readonly code: string;
  readonly token: string;
}
/** How long somebody may take to choose the first password. */
const INVITATION_MS = 86_400_000;

/** Secrets and short-lived state of identity. One per process, over the process's own pools. */
export class Vault {
  readonly credentials: Credentials;
  readonly reserved: ReservedValues;
  readonly accessCodes: AccessCodes;
  readonly sessions: Sessions;
  readonly confirmations: Confirmations;
  readonly challenges: Challenges;
  readonly throttles: Throttles;
  readonly buckets: LeakyBuckets;
  readonly workProofs: WorkProofs;
  readonly knownBrowsers: KnownBrowsers;
  readonly pseudonyms: Pseudonyms;
  readonly stopLinks: StopLinks;
  readonly bankLineIds: BankLineIds;
  readonly inbox: WebhookInbox;
  readonly imports: ImportsUnderWay;
  readonly drafts: FormDrafts;
  readonly lastLetters: LastLetters;
  readonly messageAddresses: MessageAddresses;
  readonly timelineFiles: TimelineFiles;
  readonly secondFactors: SecondFactors;
  readonly consents: Consents;
  readonly providerTokens: ProviderTokens;
  readonly callAllowances: CallAllowances;
  private readonly exclusiveWork: ExclusiveWork;

  constructor(
    private readonly pool: Pool,
    hashFor: (purpose: string) => KeyedHash,
    private readonly subjectKeys: Pick<SubjectKeyStore, 'destroy' | 'keyFor'>,
  ) {
    const valueHash = hashFor('reserved-values');
    this.credentials = new Credentials(pool, valueHash);
    this.reserved = new ReservedValues(pool, valueHash);
    this.accessCodes = new AccessCodes(this.reserved);
    this.sessions = new Sessions(pool);
    this.confirmations = new Confirmations(pool, hashFor('confirmations'));
    this.challenges = new Challenges(pool, hashFor('challenge-codes'));
    const throttleHash = hashFor('throttles');
    this.throttles = new Throttles(pool, throttleHash);
    this.buckets = new LeakyBuckets(pool, throttleHash);
    this.workProofs = new WorkProofs(this.buckets, hashFor('work-proofs'));
    this.knownBrowsers = new KnownBrowsers(hashFor('known-browsers'));
    this.pseudonyms = new Pseudonyms(hashFor('pseudonyms'));
    this.stopLinks = new StopLinks(hashFor('stop-links'));
    this.bankLineIds = new BankLineIds(hashFor('bank-lines'));
    this.inbox = new WebhookInbox(pool);
    this.imports = new ImportsUnderWay(pool);
    this.drafts = new FormDrafts(pool, subjectKeys);
    this.lastLetters = new LastLetters(pool, subjectKeys);
    this.messageAddresses = new MessageAddresses(pool, hashFor('message-addresses'));
    this.timelineFiles = new TimelineFiles(pool, subjectKeys);
    this.secondFactors = new SecondFactors(pool, subjectKeys, {
      recoveryCodes: hashFor('recovery-codes'),
      passkeys: hashFor('passkeys'),
    });
    this.consents = new Consents(pool, hashFor('code-verifiers'));
    this.providerTokens = new ProviderTokens(pool, new ConnectionKeys(subjectKeys));
    this.callAllowances = new CallAllowances(pool);
    this.exclusiveWork = new ExclusiveWork(pool);
  }

  /** Claims the e-mail address and stores the credential, both or neither. False when the address is taken. */
  enrol(email: string, credential: NewCredential, now: Date, commandId?: string): Promise<boolean> {
    const { accountId } = credential;
    const claim = { kind: 'email', value: email, accountId, ...(commandId !== undefined && { commandId }) } as const;
    return inTransaction(this.pool, async (client) => {
      if (!(await this.reserved.on(client).claim(claim, now))) return false;
      await this.credentials.on(client).add(credential, now);
      return true;
    });
  }

  /** Undoes `enrol` when no event followed. */
  withdraw(accountId: string): Promise<void> {
    return inTransaction(this.pool, async (client) => {
      await this.reserved.on(client).release(accountId);
      await this.credentials.on(client).remove(accountId);
    });
  }

  /**
   * Lets an invited member of staff choose the first password, as a reset does, by these secrets alone: those before are
   * void. False where the member has a password already or may not come in.
   */
  openInvitation(accountId: string, secrets: InvitationSecrets, now: Date): Promise<boolean> {
    return this.exclusively(`invitation ${accountId}`, async () => {
      const credential = await this.credentials.byId(accountId);
      if (!credential || credential.disabled || credential.passwordHash !== undefined) return false;
      await this.challenges.voidOpen(accountId, 'password-reset', now);
      const expiresAt = new Date(now.getTime() + INVITATION_MS);
      const id = await this.challenges.open({ kind: 'password-reset', accountId, expiresAt }, now);
      return id !== undefined && (await this.challenges.arm(id, { ...secrets, expiresAt }, now));
    });
  }

  /** Uses the reset up and sets the password; every session and open passcode ends. True for exactly one caller. */
  redeemReset(challengeId: string, accountId: string, passwordHash: string, now: Date): Promise<boolean> {
    return inTransaction(this.pool, async (client) => {
      if (!(await this.challenges.use(challengeId, now, client))) return false;
      await this.credentials.on(client).setPassword(accountId, passwordHash, now);
      await this.sessions.endAll(accountId, now, client);
      await this.voidSecondSteps(accountId, now, client);
      return true;
    });
  }

  /**
   * Sets the password and ends every session, and every open passcode and reset. The session at hand goes on under
   * another id and token; `undefined` when it was over by then, or none is at hand because staff set the password.
   */
  replacePassword(
    accountId: string,
    passwordHash: string,
    ownSession: string | undefined,
    now: Date,
  ): Promise<StartedSession | undefined> {
    return inTransaction(this.pool, async (client) => {
      await this.credentials.on(client).setPassword(accountId, passwordHash, now);
      const renewed = ownSession === undefined ? undefined : await this.sessions.renew(ownSession, now, client);
      await this.sessions.endAll(accountId, now, client, renewed?.id);
      await this.voidSecondSteps(accountId, now, client);
      await this.challenges.voidOpen(accountId, 'password-reset', now, client);
      return renewed;
    });
  }

  /**
   * The own password was right: a confirmation for this act, and a new token for the session, both or neither;
   * `undefined` when the session was over by then.
   */
  confirm(
    act: SensitiveAct,
    now: Date,
  ): Promise<{ readonly token: string; readonly confirmation: string } | undefined> {
    return inTransaction(this.pool, async (client) => {
      const token = await this.sessions.renewToken(act.sessionId, now, client);
      if (token === undefined) return undefined;
      return { token, confirmation: await this.confirmations.give(act, now, client) };
    });
  }

  /** Uses the link up and marks the address verified. */
  acceptVerification(challengeId: string, accountId: string, now: Date): Promise<void> {
    return inTransaction(this.pool, async (client) => {
      await this.challenges.use(challengeId, now, client);
      await this.credentials.on(client).markEmailVerified(accountId, now);
    });
  }

  /** The account has this address alone from now on, and another one may claim the address before. */
  settleAddress(accountId: string, email: string, now: Date): Promise<void> {
    return inTransaction(this.pool, async (client) => {
      const reserved = this.reserved.on(client);
      await reserved.confirmValue('email', email, now);
      await reserved.releaseOthers({ kind: 'email', value: email, accountId });
    });
  }

  /** What a member of staff may do, as of a version of the log. When it is nothing, sessions end and challenges are void. */
  setStaffAccess(accountId: string, access: StaffAccess, version: number, now: Date): Promise<void> {
    return inTransaction(this.pool, async (client) => {
      await this.credentials.on(client).setAccess(accountId, access, version, now);
      if (!access.active) await this.closeWaysIn(accountId, now, client);
    });
  }

  /** Nobody comes in under this account again: sessions end, challenges are void, the credential is disabled. */
  endAccess(accountId: string, now: Date): Promise<void> {
    return inTransaction(this.pool, async (client) => {
      await this.credentials.on(client).disable(accountId, now);
      await this.closeWaysIn(accountId, now, client);
    });
  }

  /** Whoever gave the password before is asked for it again. */
  async voidSecondSteps(accountId: string, now: Date, client: Queryable = this.pool): Promise<void> {
    await this.challenges.voidOpen(accountId, 'passcode', now, client);
    await this.challenges.voidOpen(accountId, 'second-factor', now, client);
  }

  /**
   * No second factor is left, and nobody is signed in: the next sign-in asks for a mailed passcode. Harmless twice.
   * @returns how many sessions were open.
   */
  resetSecondFactors(accountId: string, now: Date): Promise<number> {
    return inTransaction(this.pool, async (client) => {
      await this.secondFactors.removeAll(accountId, client);
      await this.voidSecondSteps(accountId, now, client);
      await this.challenges.voidOpen(accountId, 'passkey-enrolment', now, client);
      return this.sessions.endAll(accountId, now, client);
    });
  }

  private async closeWaysIn(accountId: string, now: Date, client: Queryable): Promise<void> {
    await this.sessions.endAll(accountId, now, client);
    await this.sessions.endActingFor(accountId, client);
    for (const kind of CHALLENGE_KINDS) await this.challenges.voidOpen(accountId, kind, now, client);
  }

  /** Erasure: everything that the vault holds of an account goes, and others may claim its values. Harmless twice. */
  erase(accountId: string): Promise<void> {
    return inTransaction(this.pool, async (client) => {
      await this.reserved.on(client).release(accountId);
      await this.credentials.on(client).remove(accountId);
      await this.sessions.removeAll(accountId, client);
      await this.sessions.endActingFor(accountId, client);
      await this.confirmations.removeAll(accountId, client);
      await this.challenges.removeAll(accountId, client);
      await this.providerTokens.forgetAccount(accountId, client);
      await this.imports.forget(accountId, client);
      await this.drafts.forget(accountId, client);
      await this.timelineFiles.forget(accountId, client);
      await this.secondFactors.removeAll(accountId, client);
    });
  }

  /** Erasure: what events hold of the person opens nowhere from a second later on, and never again. */
  destroyKey(accountId: string): Promise<void> {
    return this.subjectKeys.destroy(accountId);
  }

  /** The secret of the key that signs erasure certificates. */
  certificateSeed(): Promise<Buffer> {
    return certificateSeed(this.subjectKeys);
  }

  /** Runs the work while nobody else, in any process, runs work of this name. */
  exclusively<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    return this.exclusiveWork.run(name, work);
  }

  /** Removes what is long over. @returns rows removed. */
  sweep(now: Date): Promise<number> {
    return sweepTables(this.pool, now);
  }
}

/** Opens the vault; rejects when the key database cannot be reached. */
export const openVault = async ({ pool, keysPool, masterKeys }: VaultSettings): Promise<Vault> => {
  const keys = new SubjectKeyStore(keysPool, masterKeys);
  return new Vault(pool, await keyedHashes(keys), keys);
};
