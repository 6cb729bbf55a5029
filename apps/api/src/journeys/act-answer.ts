import type { journeyReplayContract } from '@keelson/contracts/journeys';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { JourneyAct } from '@keelson/domain/onboarding';

type Act = AnswerInputOf<typeof journeyReplayContract>['moments'][number]['act'];

/** What happened, with the facts that its words need and no other. */
export function actAnswer(act: JourneyAct): Act {
  switch (act.type) {
    case 'onboarding.journey-started.v1':
      return { kind: 'journey-started' };
    case 'onboarding.step-opened.v1':
      return { kind: 'step-opened', step: act.data.step };
    case 'onboarding.step-completed.v1':
      return {
        kind: 'step-completed',
        step: act.data.step,
        alsoCompleted: [...act.data.alsoCompleted],
        next: act.data.started,
      };
    case 'onboarding.generic-answers-saved.v1':
      return { kind: 'answers-saved', questions: act.data.questions };
    case 'onboarding.flags-noted.v1':
      return { kind: 'flags-noted', flags: Object.keys(act.data.flags) };
    case 'onboarding.saved-and-logged-out.v1':
      return { kind: 'left', step: act.data.step };
    case 'onboarding.step-refused.v1':
      return { kind: 'step-refused', step: act.data.step, attempted: act.data.attempted, code: act.data.code };
    case 'chapter-submitted':
      return { kind: act.type, chapterName: act.chapter.chapterName };
    case 'signed-in':
      return { kind: act.type, method: act.method, failuresBefore: act.failuresBefore, held: act.held };
    case 'sign-in-failed':
      return { kind: act.type, reason: act.reason };
    case 'signed-out':
      return { kind: act.type, reason: act.reason };
    case 'passcode-setting-changed':
      return { kind: act.type, required: act.required };
    case 'registered':
    case 'confirmation-requested':
    case 'email-confirmed':
    case 'passcode-requested':
    case 'passcode-paused':
    case 'reset-requested':
    case 'password-reset':
    case 'password-changed':
    case 'profile-changed':
    case 'inputs-saved':
      return { kind: act.type };
  }
}
