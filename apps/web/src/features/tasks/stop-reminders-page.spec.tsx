import { tasksMessages as texts } from '@keelson/contracts/tasks';
import { screen } from '@testing-library/react';
import * as paths from '../../client/paths';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';

const api = serveApi();
const STOP = '/task-reminders/stop';

describe('the link that stops the mails about due tasks', () => {
  it('does so without a sign-in, and says it', async () => {
    api.on('POST', STOP, { data: { on: false } });
    renderApp(`${paths.stopTaskReminders}#token=acc_1.signature`);
    expect(await screen.findByText(new RegExp(`^${texts.remindersOff}`))).toBeVisible();
    expect(api.calls('POST', STOP).map(({ body }) => body)).toEqual([{ token: 'acc_1.signature' }]);
  });

  it('says so where it is not one of ours', async () => {
    api.on('POST', STOP, { status: 422, code: 'LINK_INVALID', responseMessage: texts.linkInvalid });
    renderApp(paths.stopTaskReminders);
    expect(await screen.findByText(texts.linkInvalid)).toBeVisible();
  });
});
