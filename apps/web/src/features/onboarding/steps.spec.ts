import { ONBOARDING_STEPS } from '@keelson/vocabulary';
import { progressLead } from './progress-lead';
import { STEP_WORDS, stepBefore, stepNumber } from './steps';
import { videoStepStanding } from './video-step-standing';

describe('the steps in the browser', () => {
  it('[ONB-03] are twelve in order, each with a screen of its own', () => {
    expect(ONBOARDING_STEPS.map(stepNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(ONBOARDING_STEPS.map((step) => STEP_WORDS[step].path)).size).toBe(12);
    expect(stepBefore('thankYou')).toBeUndefined();
    expect(stepBefore('kpi')).toBe('customerAchieveGoals');
  });

  it('the benefits video may be completed while the accounts wait to be connected', () => {
    const flags = {
      thankYouScreenFlag: 'completed',
      financeSystemScreenFlag: 'inprogress',
      mangnifybBenifitsFlag: 'pending',
    } as const;
    expect(videoStepStanding('benefits', flags)).toBe('ready');
    expect(videoStepStanding('benefits', { ...flags, financeSystemScreenFlag: 'pending' })).toBe('locked');
    expect(videoStepStanding('benefits', { ...flags, mangnifybBenifitsFlag: 'completed' })).toBe('completed');
    expect(videoStepStanding('thankYou', { ...flags, thankYouScreenFlag: 'pending' })).toBe('ready');
  });

  it('counts what is done in words', () => {
    expect(progressLead(0, '')).toMatch(/^None of twelve/);
    expect(progressLead(6, 'Take your time.')).toBe('Six of twelve steps done. Take your time.');
    expect(progressLead(12, 'Take your time.')).toMatch(/^All twelve/);
  });
});
