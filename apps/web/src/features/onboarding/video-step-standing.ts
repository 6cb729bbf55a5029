import type { Progress } from './onboarding.api';

type Flags = Pick<Progress, 'thankYouScreenFlag' | 'financeSystemScreenFlag' | 'mangnifybBenifitsFlag'>;

export type VideoStepStanding = 'locked' | 'ready' | 'completed';

/** The thank-you video begins by being opened; the benefits video may be watched while the accounts wait to be connected. */
export const videoStepStanding = (step: 'thankYou' | 'benefits', flags: Flags): VideoStepStanding => {
  if (step === 'thankYou') return flags.thankYouScreenFlag === 'completed' ? 'completed' : 'ready';
  if (flags.mangnifybBenifitsFlag === 'completed') return 'completed';
  const ready = flags.mangnifybBenifitsFlag === 'inprogress' || flags.financeSystemScreenFlag === 'inprogress';
  return ready ? 'ready' : 'locked';
};
