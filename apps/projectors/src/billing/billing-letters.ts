import { PLAN_TERMS } from '@keelson/domain/billing';
import type { Plan } from '@keelson/vocabulary';
import { type Letter, letter } from '../runtime/letter';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

export const money = (pence: number): string => pounds.format(pence / 100);
export const date = (instant: string): string => dates.format(new Date(instant));
export const nameOf = (plan: Plan | null): string => (plan === null ? 'your plan' : PLAN_TERMS[plan].title);

export interface PaidAmounts {
  readonly plan: Plan | null;
  readonly netPence: number;
  readonly vatPence: number;
  readonly grossPence: number;
  readonly invoiceNumber: string | null;
}

export const paymentReceivedLetter = (name: string | undefined, paid: PaidAmounts, paidAt: string): Letter =>
  letter('We have received your payment', name, [
    `Thank you. On ${date(paidAt)} we received ${money(paid.grossPence)} for ${nameOf(paid.plan)}: ${money(paid.netPence)} and ${money(paid.vatPence)} VAT.`,
    ...(paid.invoiceNumber === null ? [] : [`The number of the invoice is ${paid.invoiceNumber}.`]),
    'You find your invoices in your profile.',
  ]);

export const paymentFailedLetter = (name: string | undefined, paid: PaidAmounts, link: string): Letter =>
  letter('Your payment was unsuccessful', name, [
    `We could not take ${money(paid.grossPence)} for ${nameOf(paid.plan)}.`,
    'We will try again over the next days. Your access stays as it is until then.',
    { link, label: 'Log in and check your payment' },
  ]);

export const subscriptionEndedLetter = (name: string | undefined, plan: Plan, link: string): Letter =>
  letter('Your subscription has ended', name, [
    `Your subscription to ${nameOf(plan)} has ended. Your figures and answers are kept.`,
    { link, label: 'Log in to go on' },
  ]);

export const earlyAccessReminderLetter = (name: string | undefined, until: string, link: string): Letter =>
  letter('Your Early Adopter Offer ends in 30 days', name, [
    `Your Early Adopter Offer runs until ${date(until)}. It ends by itself: nothing is renewed and nothing is taken from your card.`,
    'To go on after that day, choose the monthly or the annual plan once it has ended.',
    { link, label: 'Log in' },
  ]);

export const earlyAccessEndedLetter = (name: string | undefined, link: string): Letter =>
  letter('Your Early Adopter Offer has ended', name, [
    'Your Early Adopter Offer has ended. Your figures and answers are kept.',
    { link, label: 'Log in and choose a plan' },
  ]);
