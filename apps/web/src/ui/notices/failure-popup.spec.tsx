import { act, screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { failureShown } from './notices.slice';

serveApi();

describe('failure popup', () => {
  it('[MSG-01] is 400 px wide and shows the text, then the technical message in brackets', async () => {
    const { store, user } = renderApp('/error');
    await screen.findByRole('heading');
    act(() => void store.dispatch(failureShown({ text: 'Something went wrong!!', technical: '503, reference K-1' })));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Something went wrong!! (503, reference K-1)');
    expect(dialog.closest('.k-dialog') ?? dialog.querySelector('.k-dialog') ?? dialog).toHaveStyle({ width: '400px' });
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    expect(screen.queryByText(/reference K-1/)).not.toBeInTheDocument();
  });
});
