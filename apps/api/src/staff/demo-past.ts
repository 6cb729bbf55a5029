import { type AccountCommand, accountDecider, accountStream } from '@keelson/domain/accounts';
import {
  type GivenAnswer,
  type OnboardingCommand,
  type OnboardingRefusal,
  onboardingDecider,
  onboardingStream,
  type QuestionRule,
} from '@keelson/domain/onboarding';
import type { ChapterForm } from '@keelson/domain/questionnaires';
import { PasswordHasher, type Vault } from '@keelson/vault';
import type { DeciderRunner } from '@keelson/event-store/decisions';
import { inParallel } from '@keelson/kernel';
import type { OnboardingStep, StepAttempt } from '@keelson/vocabulary';
import { v7 as uuidV7 } from 'uuid';
import type { CommandContext } from '../platform/execution/command-context';
import { actOfStep } from './demo-past-acts';

/** The store puts appends that come together into one commit. */
const AT_ONCE = 32;

/** A demo customer whose story lies behind them. */
export interface PastPerson {
  readonly email: string;
  readonly name: string;
  readonly companyName: string;
  readonly companyType: string;
  readonly sector: number;
  readonly phone: string;
  /** Nobody signs in as a customer without one. */
  readonly password?: string;
  readonly answers: readonly GivenAnswer[];
}

export type PastDeed =
  | { readonly did: 'register' | 'confirm' | 'sign-in' | 'wrong-password' | 'unconfirmed' | 'sign-out' | 'answers' }
  | { readonly did: 'open' | 'complete' | 'leave'; readonly step: OnboardingStep }
  | {
      readonly did: 'refused';
      readonly step: OnboardingStep;
      readonly attempted: StepAttempt;
      readonly code: OnboardingRefusal['code'];
    };

/** The stories of several people as one, in the order of time. */
export interface DemoPast {
  readonly people: readonly PastPerson[];
  readonly questions: readonly QuestionRule[];
  readonly deeds: readonly { readonly at: string; readonly email: string; readonly deed: PastDeed }[];
}

interface PastServices {
  readonly vault: Vault;
  readonly runner: DeciderRunner;
  /** The chapters of the finance questionnaire. */
  readonly financeChapters: readonly ChapterForm[];
  /** Sets the clock by which the store dates events. */
  readonly setClock: (at: Date) => void;
}

/**
 * Lets demo customers live through their stories by a clock that is set to each deed. The deciders decide and the store
 * appends as ever; that the log holds older times behind newer ones is all that tells it from a copy that ran so long.
 */
export async function liveThrough({ people, questions, deeds }: DemoPast, services: PastServices): Promise<number> {
  const hasher = new PasswordHasher();
  const lives = new Map<string, Life>();
  await inParallel(AT_ONCE, [...people.entries()], async ([place, person]) => {
    const accountId = `acc_${uuidV7()}`;
    const emailVerified = deeds.some(({ email, deed }) => email === person.email && deed.did === 'confirm');
    const passwordHash = person.password === undefined ? undefined : await hasher.hash(person.password);
    const credential = { accountId, kind: 'customer', permissions: [], passwordHash, emailVerified } as const;
    // A seeding that was cut short meets its own traces.
    if (await services.vault.enrol(person.email, credential, new Date()))
      lives.set(person.email, new Life({ ...person, place }, accountId, questions, services));
  });
  for (const { at, deedsOf } of moments(deeds)) {
    services.setClock(at);
    await inParallel(AT_ONCE, [...deedsOf], async ([email, deeds]) => {
      const life = lives.get(email);
      for (const deed of deeds) await life?.live(deed, at);
    });
  }
  await inParallel(AT_ONCE, [...lives.values()], ({ accountId }) =>
    services.vault.reserved.confirm(accountId, new Date()),
  );
  return lives.size;
}

/** What different people did at one moment was done at the same time; what one of them did, in order. */
function moments(deeds: DemoPast['deeds']) {
  const byTime = new Map<string, Map<string, PastDeed[]>>();
  for (const { at, email, deed } of deeds) {
    const then = byTime.get(at) ?? new Map<string, PastDeed[]>();
    byTime.set(at, then.set(email, [...(then.get(email) ?? []), deed]));
  }
  return [...byTime].map(([at, deedsOf]) => ({ at: new Date(at), deedsOf }));
}

class Life {
  constructor(
    private readonly person: PastPerson & { readonly place: number },
    readonly accountId: string,
    private readonly questions: readonly QuestionRule[],
    private readonly services: Pick<PastServices, 'runner' | 'financeChapters'>,
  ) {}

  async live(deed: PastDeed, at: Date): Promise<void> {
    switch (deed.did) {
      case 'register':
        return this.account({ name: 'RegisterCustomer', registration: this.registration(), at }, at, 'anonymous');
      case 'confirm':
        await this.account({ name: 'VerifyEmail' }, at, 'anonymous');
        return this.onboarding({ name: 'StartJourney' }, at);
      case 'sign-in':
        return this.account({ name: 'RecordSignIn', method: 'password' }, at);
      case 'wrong-password':
        return this.account({ name: 'RecordSignInFailure', reason: 'wrong-password' }, at, 'anonymous');
      case 'unconfirmed':
        return this.account({ name: 'RecordSignInFailure', reason: 'email-unverified' }, at, 'anonymous');
      case 'sign-out':
        return this.account({ name: 'RecordSignOut', reason: 'asked' }, at);
      case 'answers': {
        const { answers } = this.person;
        const { questions } = this;
        return this.onboarding({ name: 'SaveGenericAnswers', answers, questions, termsAccepted: true }, at);
      }
      case 'open':
        return this.onboarding({ name: 'OpenStep', step: deed.step }, at);
      case 'complete':
        return this.complete(deed.step, at);
      case 'leave':
        return this.onboarding({ name: 'SaveAndLogOut', step: deed.step, finishes: false }, at);
      case 'refused': {
        const { step, attempted, code } = deed;
        return this.onboarding({ name: 'RecordRefusal', step, attempted, code, at }, at);
      }
    }
  }

  private async complete(step: OnboardingStep, at: Date): Promise<void> {
    const { accountId, services } = this;
    const context = () => this.context(at, 'customer');
    const evidence = await actOfStep(step, { accountId, place: this.person.place, ...services, context });
    return this.onboarding({ name: 'CompleteStep', step, ...(evidence && { evidence }) }, at);
  }

  private registration() {
    const { accountId } = this;
    const { name, companyName, companyType, sector, phone, email } = this.person;
    const told = { accountId, name, companyName, companyType, sector, phone, phoneDigits: phone, email };
    return { ...told, companyRegistrationNumber: null, supportNeeds: ['finance'] };
  }

  private async account(command: AccountCommand, at: Date, kind: 'customer' | 'anonymous' = 'customer'): Promise<void> {
    const { accountId } = this;
    const stream = { decider: accountDecider, streamId: accountStream(accountId), partitionKey: accountId };
    const outcome = await this.services.runner.run({ ...stream, command, context: this.context(at, kind) });
    if (!outcome.ok) throw new Error(`a demo customer was refused: ${command.name} ${outcome.failure.code}`);
  }

  private async onboarding(command: OnboardingCommand, at: Date): Promise<void> {
    const { accountId } = this;
    const stream = { decider: onboardingDecider, streamId: onboardingStream(accountId), partitionKey: accountId };
    const outcome = await this.services.runner.run({ ...stream, command, context: this.context(at, 'customer') });
    if (!outcome.ok) throw new Error(`a demo customer was refused: ${command.name} ${outcome.failure.code}`);
  }

  private context(occurredAt: Date, kind: 'customer' | 'anonymous'): CommandContext {
    const commandId = uuidV7();
    return {
      ...{ commandId, correlationId: commandId, causationId: commandId, occurredAt },
      actor: { kind, id: kind === 'anonymous' ? 'anonymous' : this.accountId },
      subjectId: this.accountId,
    };
  }
}
