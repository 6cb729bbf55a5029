import { onboardingText, subscriptionText, totalsText } from './customer-words';
import { annField as customer } from '../../testing/customer-row';

const now = Date.parse('2026-11-02T09:00:00.000Z');

describe('what the customer table says', () => {
  it('counts the days that a trial has left, the last one included', () => {
    expect(subscriptionText(customer, now)).toBe('Trial, 5 days left');
    expect(subscriptionText({ ...customer, trial_ends: '2026-11-02T10:00:00.000Z' }, now)).toBe('Trial, 1 day left');
    expect(subscriptionText({ ...customer, free_trial_expired: true }, now)).toBe('Trial, ended');
    expect(subscriptionText({ ...customer, subscription_type: 'Subscriber', trial_ends: null }, now)).toBe(
      'Subscriber',
    );
  });

  it('adds the customers up', () => {
    expect(totalsText({ customers: 1248, onTrial: 31, underDeletion: 4 })).toBe(
      '1,248 customers, 31 on trial, 4 being deleted',
    );
    expect(totalsText({ customers: 1, onTrial: 0, underDeletion: 0 })).toBe('1 customer, 0 on trial');
    expect(totalsText({ customers: 5001, onTrial: 5001, underDeletion: 2 })).toBe(
      'More than 5,000 customers, more than 5,000 on trial, 2 being deleted',
    );
  });

  it('says where the onboarding stands', () => {
    expect(onboardingText(customer)).toBe('1 of 12 steps, at About your company');
    expect(onboardingText({ ...customer, email_verified: false })).toBe('Email not confirmed');
    expect(onboardingText({ ...customer, onboarding: { step: null, completed: 12, steps: 12, at: null } })).toBe(
      'Completed',
    );
  });
});
