import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ONBOARDING_EVENT_TYPES, type OnboardingEvent, onboardingEventDefinitions } from './onboarding.events';
import { evolve, initialState } from './onboarding.state';
import { ALL_PENDING } from './onboarding.steps';

const folder = join(__dirname, 'golden');
const golden = (type: OnboardingEvent['type']): OnboardingEvent =>
  JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as OnboardingEvent;
const types = ONBOARDING_EVENT_TYPES;
const after = (type: OnboardingEvent['type']) => evolve(initialState, golden(type));

describe('stored onboarding events', () => {
  it('have one golden file per version, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(types.map((type) => `${type}.json`).sort());
  });

  it.each(types)('%s keeps its stored shape', (type) => {
    expect(golden(type).type).toBe(type);
    expect(Object.keys(golden(type).data)).toEqual(
      expect.arrayContaining(Object.keys(onboardingEventDefinitions[type].personal)),
    );
  });

  it('read back as the state they made when they were written', () => {
    expect(after('onboarding.journey-started.v1').status).toBe('started');
    expect(after('onboarding.step-opened.v1').steps).toEqual({ ...ALL_PENDING, thankYou: 'inProgress' });
    expect(after('onboarding.step-completed.v1').steps).toEqual({
      ...ALL_PENDING,
      financeSystem: 'completed',
      benefits: 'completed',
      earlyLaunch: 'inProgress',
    });
    expect(after('onboarding.generic-answers-saved.v1').answers).toContain('"answer":"14"');
    expect(after('onboarding.flags-noted.v1').furtherFlags).toEqual({ progressScreen: 'inProgress' });
    expect(after('onboarding.saved-and-logged-out.v1')).toEqual(initialState);
    expect(after('onboarding.step-refused.v1').refusals).toEqual(['2026-11-02T09:05:00.000Z']);
  });
});
