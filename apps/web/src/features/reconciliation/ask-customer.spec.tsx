import { londonDate } from '@keelson/kernel';
import { screen, within } from '@testing-library/react';
import { CONFIRMED, giveOwnPassword } from '../../testing/own-password';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, haveSession } from '../../testing/signed-in';
import type { CaseDetails } from './reconciliation.api';
import { details, mismatch, OVERVIEW } from './testing/served-cases';

const api = serveApi();
const ASKED = ['POST', '/reconciliation/cases/pi_7/customer-requests'] as const;
const BUTTON = { name: 'Ask the customer for the remaining £27.00' };
const today = londonDate(new Date());

const serve = (more: Partial<CaseDetails> = {}) =>
  api.on('GET', '/reconciliation/cases/pi_7', { data: { ...details, ...more } });

const open = async (more: Partial<CaseDetails> = {}) => {
  haveSession(api, { ...admin, permissions: ['payments.reconcile'] });
  api.on('GET', '/reconciliation', { data: OVERVIEW });
  api.on('GET', '/reconciliation/cases', { data: { rows: [mismatch], next: null, matching: 1, more: false } });
  serve(more);
  const { user } = renderApp('/reconciliation');
  await user.click(await screen.findByRole('button', { name: 'Ann Field' }));
  const panel = within(await screen.findByRole('dialog', { name: /Ann Field, £27\.00 short/ }));
  await panel.findByRole('button', { name: 'Match with a £27.00 gap' });
  return { user, panel };
};

describe('asking a customer for what is missing', () => {
  it('takes the own password, sends what was seen, stands among what people did and leaves the case open', async () => {
    const { user, panel } = await open();
    api.on('POST', '/session/step-up', CONFIRMED);
    api.on(...ASKED, { statusMessage: 'The customer is asked by mail' });
    await user.click(panel.getByRole('button', BUTTON));
    expect(screen.getByText(/Ann Field gets a mail with the amount, the order and how to reach us/)).toBeVisible();
    const by = { id: 'acc_2', name: 'Alex' };
    const act = { eventId: 'e1', act: 'customerAsked', at: '2026-11-02T09:00:00.000Z', by } as const;
    serve({ askedOn: today, acts: [{ ...act, text: null, amountPence: 2_700, assignee: null }] });
    await giveOwnPassword(user, 'Ask for the remaining £27.00');
    expect(await screen.findByText('The customer is asked by mail')).toBeVisible();
    const [sent] = api.calls(...ASKED);
    expect(sent?.body).toEqual({ seen: details.seen });
    expect(sent?.headers.get('confirmation')).toBe('confirmation-1');
    expect(await panel.findByText('Customer asked by mail, £27.00')).toBeVisible();
    expect(panel.getByText('The customer was asked today for the remaining £27.00.')).toBeVisible();
    expect(panel.queryByRole('button', BUTTON)).toBeNull();
    expect(panel.getByRole('button', { name: 'Match with a £27.00 gap' })).toBeVisible();
  });

  it('is offered again on another day', async () => {
    const { panel } = await open({ askedOn: '2026-10-31' });
    expect(panel.getByRole('button', BUTTON)).toBeVisible();
  });

  it('is not offered where the API names nothing to ask for', async () => {
    const { panel } = await open({ restPence: null });
    expect(panel.queryByRole('button', { name: /^Ask the customer/ })).toBeNull();
  });
});
