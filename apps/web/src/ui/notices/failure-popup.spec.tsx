import { wireMessages } from '@keelson/contracts/wire';
import { act, screen } from '@testing-library/react';
import { serveDashboard } from '../../features/dashboard/testing/acme-dashboard';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { failureShown } from './notices.slice';

const api = serveApi();
const GOALS = '/accounts/acc_1/goals';

/** Saves the goals, which fails. */
const failing = async () => {
  const { user } = renderApp('/dashboard/newDashboard?openGoals=true');
  await screen.findByRole('group', { name: 'Goal 1' });
  await user.click(screen.getByRole('button', { name: 'SAVE GOALS' }));
  const popup = await screen.findByRole('dialog', { name: 'Something needs your attention' });
  return { user, popup };
};

describe('failure popup', () => {
  it('[MSG-01~] of a failed call is 400 px wide and shows the text, then the technical message in brackets', async () => {
    serveDashboard(api);
    api.on('POST', GOALS, { status: 503, code: 'UNAVAILABLE' });
    const { user, popup } = await failing();
    expect(popup).toHaveTextContent('Something went wrong! (503 UNAVAILABLE, reference test-reference)');
    expect(popup).toHaveStyle({ width: '400px' });
    expect(popup.querySelector('[data-icon="error"]')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    expect(screen.queryByText(/reference test-reference/)).not.toBeInTheDocument();
  });

  it('[MSG-01~] says in brackets that no answer came', async () => {
    serveDashboard(api);
    api.cut('POST', GOALS);
    const { popup } = await failing();
    expect(popup).toHaveTextContent(/Something went wrong! \(no connection, reference [\da-f-]{36}\)/);
  });

  it.each([
    'Something went wrong!',
    'Something went wrong!!',
    'Something went wrong!1',
    'Something went wrong in deactivate!',
    'Unable to save profile',
  ])('[MSG-01] is 400 px wide and says “%s”, the technical message in brackets behind it', async (text) => {
    const { store } = renderApp('/terms');
    await screen.findByRole('main');
    act(() => void store.dispatch(failureShown({ text, technical: '503 UNAVAILABLE, reference ref-1' })));
    const popup = await screen.findByRole('dialog', { name: 'Something needs your attention' });
    expect(popup).toHaveStyle({ width: '400px' });
    expect(popup.querySelector('[data-icon="error"]')).toBeVisible();
    expect(popup.textContent).toContain(`${text} (503 UNAVAILABLE, reference ref-1)`);
    // A text that helps nobody is followed by what to do.
    expect(popup.textContent.includes(wireMessages.whatToDo)).toBe(text.startsWith('Something went wrong'));
  });
});
