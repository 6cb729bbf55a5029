import type { SecondFactor } from '@keelson/vocabulary';
import type { SignInAnswer } from '../../session/session.api';

/** What a right password is followed by. */
export interface SecondStepAsked {
  /** What replaces the mailed passcode; none where it was mailed. */
  readonly factors: readonly SecondFactor[];
  /** Whose pages may use passkeys; `null`: nobody's. */
  readonly passkeyOrigin: string | null;
}

type Asked = Extract<SignInAnswer, { authenticated: 'false' }>;

export const secondStepIn = ({ secondFactors, passkeyOrigin }: Asked): SecondStepAsked => ({
  factors: secondFactors ?? [],
  passkeyOrigin: passkeyOrigin ?? null,
});
