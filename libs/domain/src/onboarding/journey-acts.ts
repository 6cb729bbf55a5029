import type { SignInFailure, SignInHold, SignInMethod, SignOutReason } from '@keelson/vocabulary';
import type { OnboardingEvent } from './onboarding.events';

/** What happens to the account around a journey. Readers of the log describe it in these words; no secret belongs here. */
export type AccountAct =
  | { readonly type: 'registered' }
  | { readonly type: 'confirmation-requested' }
  | { readonly type: 'email-confirmed' }
  | {
      readonly type: 'signed-in';
      readonly method: SignInMethod;
      /** Failed tries since the sign-in before. */
      readonly failuresBefore: number;
      /** What it waited for before it led on. */
      readonly held: SignInHold | null;
    }
  | { readonly type: 'sign-in-failed'; readonly reason: SignInFailure }
  | { readonly type: 'signed-out'; readonly reason: SignOutReason }
  | { readonly type: 'passcode-requested' }
  | { readonly type: 'passcode-paused' }
  | { readonly type: 'passcode-setting-changed'; readonly required: boolean }
  | { readonly type: 'reset-requested' }
  | { readonly type: 'password-reset' }
  | { readonly type: 'password-changed' }
  | { readonly type: 'profile-changed' };

/** A chapter of the finance questions, by its name and place: neither answers nor scores belong here. */
export interface ChapterThen {
  readonly chapterId: string;
  readonly moduleNumber: number;
  readonly chapterNumber: number;
  readonly chapterName: string;
}

/** What the customer does in another area on the page of a step. */
export type AreaAct =
  { readonly type: 'chapter-submitted'; readonly chapter: ChapterThen } | { readonly type: 'inputs-saved' };

export type JourneyAct = AccountAct | AreaAct | OnboardingEvent;

/** One entry of the log as a replay needs it; records come in the order of the log. */
export interface JourneyRecord {
  readonly occurredAt: Date;
  readonly act: JourneyAct;
}
